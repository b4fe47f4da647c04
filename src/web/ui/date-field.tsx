import { type FieldFrame, TextField, type TextInput } from './field.tsx';

type Props = { frame: FieldFrame; input: Omit<TextInput, 'type'> };

/** A day, as YYYY-MM-DD. The browser shows it in its language's order with a calendar. */
export const DateField = ({ frame, input }: Props) => (
  <TextField frame={frame} input={{ ...input, type: 'date', className: 'date-field num' }} />
);
