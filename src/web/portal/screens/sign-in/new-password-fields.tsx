import { useState } from 'react';
import { PASSWORD_MIN } from '#contract/sign-in.ts';
import { acceptInviteTexts } from '#copy/portal/sign-in.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordFaults } from './password-faults.ts';

type Props = { faults: PasswordFaults; labels?: { password: string; confirm: string } };

/** A new password and the same once more; while it is typed, how much is missing. */
export function NewPasswordFields({ faults, labels = acceptInviteTexts }: Props) {
  const [length, setLength] = useState(0);
  const missing = PASSWORD_MIN - length;
  const doubt = length > 0 && missing > 0 ? acceptInviteTexts.short(missing) : undefined;
  return (
    <>
      <PasswordField
        frame={{ id: 'password', label: labels.password, hint: acceptInviteTexts.hint, error: faults.password, doubt }}
        input={{
          name: 'password',
          autoComplete: 'new-password',
          minLength: PASSWORD_MIN,
          onChange: (event) => setLength(event.target.value.length),
        }}
      />
      <PasswordField
        frame={{ id: 'confirm', label: labels.confirm, error: faults.confirm }}
        input={{ name: 'confirm', autoComplete: 'new-password', minLength: PASSWORD_MIN }}
      />
    </>
  );
}
