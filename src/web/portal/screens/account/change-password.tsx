import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { account } from '#copy/portal/account.ts';
import { refreshSessions } from '#web/client/account.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession, useSession } from '#web/client/session.ts';
import { apiChangePassword } from '#web/client/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { type PasswordFaults, passwordFaults } from '../sign-in/password-faults.ts';
import { AccountSection } from './account-section.tsx';

const { password: words } = account;
type Faults = PasswordFaults & { currentPassword?: string };

/** The old password and a new one; the answer opens the session that replaces this one. */
export function ChangePassword() {
  const client = useQueryClient();
  const email = useSession()?.user.email ?? '';
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(0);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    const [currentPassword, newPassword] = [typed(data, 'currentPassword'), typed(data, 'password')];
    const found: Faults = {
      ...(currentPassword === '' ? { currentPassword: words.required } : {}),
      ...passwordFaults(newPassword, typed(data, 'confirm')),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      startSession(await apiChangePassword({ currentPassword, newPassword }));
      setDone(done + 1);
      toast(words.changed);
      await refreshSessions(client);
    } catch (error) {
      const { currentPassword: current, newPassword: next } = error instanceof RequestError ? error.fields : {};
      show({
        ...(current === undefined ? {} : { currentPassword: current }),
        ...(next === undefined ? {} : { password: next }),
      });
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const show = (found: Faults): void => {
    setFaults(found);
    const first = (['currentPassword', 'password', 'confirm'] as const).find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  return (
    <AccountSection heading={words.heading} text={words.text}>
      <form key={done} ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          frame={{ id: 'current-password', label: words.current, error: faults.currentPassword }}
          input={{ name: 'currentPassword', autoComplete: 'current-password' }}
        />
        <NewPasswordFields faults={faults} labels={{ password: words.next, confirm: words.confirm }} />
        <Button type="submit" busy={busy && words.submitting}>
          {words.submit}
        </Button>
      </form>
    </AccountSection>
  );
}
