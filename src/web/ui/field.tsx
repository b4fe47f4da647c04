import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Mask, maskInput } from './field-mask.ts';

export type FieldFrame = {
  id: string;
  label: string;
  /** The word that marks an optional field; absent when it is required. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Columns out of six; a phone shows one, or two side by side with `half`. */
  span?: 2 | 3 | 4 | 6;
  half?: boolean;
};

export const fieldClass = ({ span = 6, half = false, error }: FieldFrame): string =>
  `field field-${String(span)}${half ? ' field-half' : ''}${error === undefined ? '' : ' field-refused'}`;

/** What ties a control to its hint and its error. */
export const describedBy = ({ id, hint, error }: FieldFrame) => {
  const ids = [...(error === undefined ? [] : [`${id}-error`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
};

export const FieldNotes = ({ id, hint, error }: FieldFrame) => (
  <>
    {error !== undefined && (
      <p className="field-error" id={`${id}-error`}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        {error}
      </p>
    )}
    {hint !== undefined && (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);

export const FieldLabelText = ({ label, optional }: Pick<FieldFrame, 'label' | 'optional'>) => (
  <>
    {label}
    {optional !== undefined && <span className="field-optional"> {optional}</span>}
  </>
);

export const Field = ({ children, ...frame }: FieldFrame & { children: ReactNode }) => (
  <div className={fieldClass(frame)}>
    <label className="field-label" htmlFor={frame.id}>
      <FieldLabelText {...frame} />
    </label>
    {children}
    <FieldNotes {...frame} />
  </div>
);

export type TextInput = Omit<ComponentPropsWithRef<'input'>, 'id' | 'size'>;

export function TextField({ frame, mask, input }: { frame: FieldFrame; mask?: Mask | undefined; input: TextInput }) {
  return (
    <Field {...frame}>
      <MaskedInput frame={frame} mask={mask} input={input} />
    </Field>
  );
}

export function MaskedInput({ frame, mask, input }: { frame: FieldFrame; mask?: Mask | undefined; input: TextInput }) {
  return (
    <input
      type="text"
      {...input}
      id={frame.id}
      className={`field-control ${input.className ?? ''}`.trimEnd()}
      {...(frame.optional === undefined ? { 'aria-required': true } : {})}
      {...describedBy(frame)}
      onChange={(event) => {
        if (mask) maskInput(event, mask);
        input.onChange?.(event);
      }}
      onBlur={(event) => {
        // What leaving the field changed is a change like any other.
        if (mask && maskInput(event, mask)) input.onChange?.({ ...event, target: event.currentTarget });
        input.onBlur?.(event);
      }}
    />
  );
}
