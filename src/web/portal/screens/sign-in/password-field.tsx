import { useState } from 'react';
import { signIn } from '#copy/portal/sign-in.ts';
import { RevealButton } from '#web/ui/field-secret.tsx';
import { Field, type FieldFrame, MaskedInput, type TextInput } from '#web/ui/field.tsx';

/** A password that can be looked at while typing; pasting and password managers work as in any input. */
export function PasswordField({ frame, input }: { frame: FieldFrame; input: TextInput }) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <span className="field-secret">
        <MaskedInput
          frame={frame}
          input={{ ...input, type: shown ? 'text' : 'password', spellCheck: false, autoCapitalize: 'none' }}
        />
        <RevealButton
          of={frame.id}
          shown={shown}
          label={shown ? signIn.hidePassword : signIn.showPassword}
          onTurn={() => setShown(!shown)}
        />
      </span>
    </Field>
  );
}
