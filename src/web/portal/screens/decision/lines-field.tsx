import { describedBy, Field, type FieldFrame } from '#web/ui/field.tsx';

type Props = { frame: FieldFrame; name: string; maxLength: number; start?: string[] };

/** Several short texts, one a line. */
export const LinesField = ({ frame, name, maxLength, start = [] }: Props) => (
  <Field {...frame}>
    <textarea
      id={frame.id}
      name={name}
      rows={3}
      defaultValue={start.join('\n')}
      maxLength={maxLength}
      className="field-control decision-lines"
      {...describedBy(frame)}
    />
  </Field>
);
