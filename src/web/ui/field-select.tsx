import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldFrame } from './field.tsx';

type SelectOption = {
  value: string;
  label: string;
  /** The heading over the options that share it. */
  group?: string;
};
type Props = {
  frame: FieldFrame;
  options: readonly SelectOption[];
  select: Omit<ComponentPropsWithRef<'select'>, 'id'>;
};

const Choice = ({ value, label }: SelectOption) => <option value={value}>{label}</option>;

export const SelectField = ({ frame, options, select }: Props) => (
  <Field {...frame}>
    <span className="field-select">
      <select {...select} id={frame.id} className="field-control" {...describedBy(frame)}>
        {options.map((option, at) =>
          option.group === undefined ? (
            <Choice key={option.value} {...option} />
          ) : (
            options.findIndex(({ group }) => group === option.group) === at && (
              <optgroup key={option.value} label={option.group}>
                {options.flatMap((one) => (one.group === option.group ? [<Choice key={one.value} {...one} />] : []))}
              </optgroup>
            )
          ),
        )}
      </select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </span>
  </Field>
);
