import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type Props = { id: string; children: ReactNode; box: Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> };

export const CheckboxField = ({ id, children, box }: Props) => (
  <label className="field-checkbox">
    <span className="field-box">
      <input {...box} id={id} type="checkbox" />
      <Check size={18} strokeWidth={2.5} aria-hidden />
    </span>
    <span>{children}</span>
  </label>
);
