import { Clock } from 'lucide-react';
import { MAX_EMAIL } from '#contract/email-address.ts';
import { addressSchema } from '#contract/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { ToastContent } from '#web/ui/toast-store.ts';

type Props = {
  words: { email: string; submit: string; submitting: string };
  send: (email: string) => Promise<void>;
  /** The toast for the server's error. A limit also stays on the screen until the next try. */
  failed: (error: Error) => ToastContent;
};

/** Sends one email address. */
export function AddressForm({ words, send, failed }: Props) {
  const form = useForm({
    id: 'address',
    initial: { email: '' },
    schema: addressSchema,
    send: ({ email }) => send(email),
    failed: (error) => error && failed(error),
  });
  return (
    <form className="sign-in-form" {...form.form}>
      {form.error instanceof RequestError && form.error.status === 429 && (
        <Alert tone="bad" icon={Clock} title={failureWords(form.error)} />
      )}
      <TextField
        {...form.text(
          'email',
          { label: words.email },
          { type: 'email', autoComplete: 'username', autoFocus: true, maxLength: MAX_EMAIL },
        )}
      />
      <Button type="submit" busy={form.busy && words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
