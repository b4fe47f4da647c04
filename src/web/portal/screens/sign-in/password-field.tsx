import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { signIn } from '#copy/portal/sign-in.ts';
import { Field, type FieldFrame, MaskedInput, type TextInput } from '#web/ui/field.tsx';

/** A password that can be looked at while typing; pasting and password managers work as in any input. */
export function PasswordField({ frame, input }: { frame: FieldFrame; input: TextInput }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...frame}>
      <span className="field-secret">
        <MaskedInput
          frame={frame}
          input={{ ...input, type: shown ? 'text' : 'password', spellCheck: false, autoCapitalize: 'none' }}
        />
        <button
          type="button"
          className="field-reveal"
          aria-label={shown ? signIn.hidePassword : signIn.showPassword}
          aria-controls={frame.id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </Field>
  );
}
