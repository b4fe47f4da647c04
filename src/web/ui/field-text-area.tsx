import type { ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldFrame } from './field.tsx';

type Props = { frame: FieldFrame; area: Omit<ComponentPropsWithRef<'textarea'>, 'id'> };

/** A text of several lines. */
export const TextAreaField = ({ frame, area: { className = '', ...area } }: Props) => (
  <Field {...frame}>
    <textarea
      rows={3}
      {...area}
      id={frame.id}
      className={`field-control field-lines ${className}`.trimEnd()}
      {...(frame.optional === undefined ? { 'aria-required': true } : {})}
      {...describedBy(frame)}
    />
  </Field>
);
