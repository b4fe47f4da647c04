import { describedBy, Field, type FieldFrame } from '#web/ui/field.tsx';

/** Several short texts, one a line. */
export const LinesField = ({ frame, name, maxLength }: { frame: FieldFrame; name: string; maxLength: number }) => (
  <Field {...frame}>
    <textarea
      id={frame.id}
      name={name}
      rows={3}
      maxLength={maxLength}
      className="field-control decision-lines"
      {...describedBy(frame)}
    />
  </Field>
);
