import { PASSWORD_MIN } from '#contract/sign-in.ts';
import { acceptInviteTexts } from '#copy/portal/sign-in.ts';
import type { Form } from '#web/portal/hooks/use-form.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  form: Form;
  /** The field of the new password. `confirm` is the other one. */
  name: string;
  labels?: { password: string; confirm: string };
};

/** A new password and its repetition. While it is typed, the first one says how much is missing. */
export function NewPasswordFields({ form, name, labels = acceptInviteTexts }: Props) {
  const input = { autoComplete: 'new-password', minLength: PASSWORD_MIN };
  const password = form.text(name, { label: labels.password, hint: acceptInviteTexts.hint }, input);
  const { length } = password.input.value;
  const missing = PASSWORD_MIN - length;
  const doubt = length > 0 && missing > 0 ? acceptInviteTexts.short(missing) : undefined;
  return (
    <>
      <PasswordField frame={{ ...password.frame, doubt }} input={password.input} />
      <PasswordField {...form.text('confirm', { label: labels.confirm }, input)} />
    </>
  );
}
