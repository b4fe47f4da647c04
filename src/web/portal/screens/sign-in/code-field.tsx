import { signIn } from '#copy/portal/sign-in.ts';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';

type Props = { frame: FieldFrame; input: TextInput; autoFocus?: boolean };

/** Label and hint at the sign-in. */
export const codeFrame = { label: signIn.code.label, hint: signIn.code.hint };

/** A code of the app, or a recovery code. Phones offer the code that they hold. */
export const CodeField = ({ frame, input, autoFocus = true }: Props) => (
  <TextField
    frame={frame}
    input={{
      ...input,
      className: 'num',
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
      autoFocus,
      maxLength: 40,
    }}
  />
);
