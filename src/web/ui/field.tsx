import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Mask, maskInput } from './field-mask.ts';

export type FieldFrame = {
  id: string;
  label: string;
  /** The word that marks an optional field. Absent for a required one. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** A warning about a plausible mistake that is still accepted. An error takes precedence. */
  doubt?: string | undefined;
  /** Columns out of six. A phone shows one, or two side by side with `half`. */
  span?: 2 | 3 | 4 | 6;
  half?: boolean;
};

export const fieldClass = ({ span = 6, half = false, error, doubt }: FieldFrame): string => {
  const state = error !== undefined ? ' field-refused' : doubt !== undefined ? ' field-doubted' : '';
  return `field field-${String(span)}${half ? ' field-half' : ''}${state}`;
};

/** Returns the ids of hint, warning and error for aria-describedby. */
export const describedBy = ({ id, hint, error, doubt }: FieldFrame) => {
  const said = error !== undefined ? [`${id}-error`] : doubt !== undefined ? [`${id}-doubt`] : [];
  const ids = [...said, ...(hint === undefined ? [] : [`${id}-hint`])];
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
};

export const FieldNotes = ({ id, hint, error, doubt }: FieldFrame) => (
  <>
    {error !== undefined && (
      <p className="field-error" id={`${id}-error`}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        {error}
      </p>
    )}
    {error === undefined && doubt !== undefined && (
      <p className="field-doubt" id={`${id}-doubt`}>
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
        {doubt}
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

type Shaped = {
  frame: FieldFrame;
  mask?: Mask | undefined;
  /** A format that applies on blur only, because it would interfere with typing. */
  tidy?: Mask | undefined;
  input: TextInput;
};

export function TextField({ frame, ...shaped }: Shaped) {
  return (
    <Field {...frame}>
      <MaskedInput frame={frame} {...shaped} />
    </Field>
  );
}

export function MaskedInput({ frame, mask, tidy = mask, input, describedBy: ids }: Shaped & { describedBy?: string }) {
  return (
    <input
      type="text"
      {...input}
      id={frame.id}
      className={`field-control ${input.className ?? ''}`.trimEnd()}
      {...(frame.optional === undefined ? { 'aria-required': true } : {})}
      {...describedBy(frame)}
      {...(ids ? { 'aria-describedby': ids } : {})}
      onChange={(event) => {
        if (mask) maskInput(event, mask);
        input.onChange?.(event);
      }}
      onBlur={(event) => {
        // A format on blur counts as a change.
        if (tidy && maskInput(event, tidy)) input.onChange?.({ ...event, target: event.currentTarget });
        input.onBlur?.(event);
      }}
    />
  );
}
