import { useQueryClient } from '@tanstack/react-query';
import { changePasswordSchema } from '#contract/sign-in.ts';
import { account } from '#copy/portal/account.ts';
import { refreshSessions } from '#web/client/account.ts';
import { startSession, useSession } from '#web/client/session.ts';
import { apiChangePassword } from '#web/client/sign-in.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { both, type FormValues } from '#web/portal/hooks/form-values.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { typedTwice } from '../sign-in/new-password.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { AccountSection } from './account-section.tsx';

const { password: words } = account;
const initial: FormValues = { currentPassword: '', newPassword: '', confirm: '' };
const schema = both(typedTwice('newPassword'), changePasswordSchema);

/** The current password and a new one. The answer opens the session that replaces this one. */
export function ChangePassword() {
  const client = useQueryClient();
  const email = useSession()?.user.email ?? '';
  const form = useForm({
    id: 'account',
    initial,
    schema,
    send: async ([, given]) => {
      startSession(await apiChangePassword(given));
      toast(words.changed);
      await refreshSessions(client);
    },
  });
  const current = form.text('currentPassword', { label: words.current }, { autoComplete: 'current-password' });
  return (
    <AccountSection heading={words.heading} text={words.text}>
      <form className="account-form" {...form.form}>
        <FormFailure title={words.failed} text={form.failure} />
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...current} />
        <NewPasswordFields form={form} name="newPassword" labels={{ password: words.next, confirm: words.confirm }} />
        <Button type="submit" variant="outline" busy={form.busy && words.submitting}>
          {words.submit}
        </Button>
      </form>
    </AccountSection>
  );
}
