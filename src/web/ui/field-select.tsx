import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldFrame } from './field.tsx';

type Props = {
  frame: FieldFrame;
  options: readonly { value: string; label: string }[];
  select: Omit<ComponentPropsWithRef<'select'>, 'id'>;
};

export const SelectField = ({ frame, options, select }: Props) => (
  <Field {...frame}>
    <span className="field-select">
      <select {...select} id={frame.id} className="field-control" {...describedBy(frame)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </span>
  </Field>
);
