import { signIn } from '#copy/portal/sign-in.ts';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';

type Props = { frame?: Partial<FieldFrame>; input?: TextInput; autoFocus?: boolean };

/** A code of the app, or a recovery code; phones offer the one that they hold. */
export const CodeField = ({ frame, input, autoFocus = true }: Props) => (
  <TextField
    frame={{ id: 'code', label: signIn.code.label, hint: signIn.code.hint, ...frame }}
    input={{
      name: 'code',
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
