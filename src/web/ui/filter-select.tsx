import { ChevronDown } from 'lucide-react';

type Props<Value extends string> = {
  label: string;
  /** The label of '', which filters nothing. */
  any: string;
  value: Value | '';
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
};

/** Filters a list. Its label is for screen readers only. */
export const FilterSelect = <Value extends string>({ label, any, value, options, onChange }: Props<Value>) => (
  <label className="field-select">
    <span className="sr-only">{label}</span>
    <select
      className="field-control"
      value={value}
      onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? '')}
    >
      <option value="">{any}</option>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
  </label>
);
