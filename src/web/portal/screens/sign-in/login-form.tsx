import { CircleAlert, Clock } from 'lucide-react';
import * as z from 'zod/mini';
import { confirmTotpSchema } from '#contract/account.ts';
import { loginSchema } from '#contract/sign-in.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { apiLogin } from '#web/client/sign-in.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { CodeField, codeFrame } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** `codeFor` is the address whose password was right and that a code is asked of; its fields wait unseen. */
type Props = { codeFor: string | undefined; onCodeFor: (email: string | undefined) => void };

const initial = { email: '', password: '', code: '' };
const withCode = z.extend(loginSchema, confirmTotpSchema.shape);

export function LoginForm({ codeFor, onCodeFor }: Props) {
  const asksCode = codeFor !== undefined;
  const form = useForm({
    id: 'login',
    initial,
    schema: asksCode ? withCode : loginSchema,
    failed: (error) =>
      error ? { title: signIn.failed.title, description: said(error) } : asksCode ? undefined : signIn.requiredFields,
    send: async (given): Promise<unknown> => {
      const code = asksCode ? given.code : '';
      try {
        const answer = await apiLogin({ ...given, code });
        dismissToasts();
        startSession(answer);
      } catch (error) {
        const why = error instanceof RequestError ? error.code : undefined;
        if (why === 'totp_required' && code === '') {
          dismissToasts();
          form.change('code', '');
          onCodeFor(given.email);
          return 'kept';
        }
        // The password was changed in the meantime, so the sign-in starts again.
        if (why === 'unauthorized') onCodeFor(undefined);
        const field = asksCode && why !== 'unauthorized' ? 'code' : 'password';
        form.form.ref.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
        throw error;
      }
      return 'kept';
    },
  });
  return (
    <form className="sign-in-form" {...form.form}>
      <Lasting error={form.error} />
      <div className="sign-in-fields" hidden={asksCode}>
        <TextField
          {...form.text(
            'email',
            { label: signIn.email },
            { type: 'email', autoComplete: 'username', autoFocus: true, maxLength: 254 },
          )}
        />
        <PasswordField {...form.text('password', { label: signIn.password }, { autoComplete: 'current-password' })} />
      </div>
      {asksCode && <CodeField {...form.text('code', codeFrame)} />}
      <Button type="submit" busy={form.busy && signIn.submitting}>
        {signIn.submit}
      </Button>
      {asksCode && (
        <Button variant="outline" onClick={() => onCodeFor(undefined)}>
          {signIn.code.back}
        </Button>
      )}
    </form>
  );
}

const said = (error: Error): string => (error instanceof RequestError && error.publicMessage) || signIn.failed.fallback;

/** Returns the error that stays readable after its toast has closed. Undefined for other errors. */
function Lasting({ error }: { error: Error | undefined }) {
  if (!(error instanceof RequestError) || (error.status !== 429 && error.code !== 'unauthorized')) return null;
  return <Alert tone="bad" icon={error.status === 429 ? Clock : CircleAlert} title={said(error)} />;
}
