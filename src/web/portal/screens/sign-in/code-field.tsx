import { signIn } from '#copy/portal/sign-in.ts';
import { TextField } from '#web/ui/field.tsx';

/** A code of the app, or a recovery code; phones offer the one that they hold. */
export const CodeField = ({
  error,
  label = signIn.code.label,
  hint = signIn.code.hint,
  autoFocus = true,
}: {
  error: string | undefined;
  label?: string;
  hint?: string;
  autoFocus?: boolean;
}) => (
  <TextField
    frame={{ id: 'code', label, hint, error }}
    input={{
      name: 'code',
      className: 'num',
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
      autoFocus,
      maxLength: 40,
    }}
  />
);
