import { useQueryClient } from '@tanstack/react-query';
import { MailX, RotateCw } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type ApplicationInvite, inviteMessages } from '#contract/application-invites.ts';
import { isEmail } from '#contract/email-address.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { refreshInvites, resendInviteTo } from '#web/client/application-invites.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '#web/portal/failure-words.ts';

const { undelivered: words, actions } = sendApplication;

/** Says that the email did not arrive and what to do next: an address that refuses email is corrected here. */
export function UndeliveredEmail({ invite }: { invite: ApplicationInvite }) {
  if (invite.emailState === 'stopped')
    return (
      <Alert tone="warn" icon={MailX} title={words.title}>
        <p>{words.stopped}</p>
      </Alert>
    );
  if (invite.emailState !== 'refused') return null;
  return (
    <Alert tone="bad" icon={MailX} title={words.title}>
      <p>{words.refused(invite.recipientEmail)}</p>
      <CorrectAddress invite={invite} />
    </Alert>
  );
}

function CorrectAddress({ invite: { id, recipientEmail } }: { invite: ApplicationInvite }) {
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const to = typed(new FormData(form), 'correctedEmail').trim();
    setError(isEmail(to) ? undefined : inviteMessages.recipientEmail);
    if (!isEmail(to)) return form.querySelector('input')?.focus();
    setBusy(true);
    try {
      await resendInviteTo(id, to);
      toast(words.resent(to));
      await refreshInvites(client);
    } catch (failure) {
      if (failure instanceof RequestError) setError(failure.fields['recipientEmail']);
      toast({ title: actions.failed, description: failureWords(failure as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="send-correct" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        frame={{ id: `corrected-${id}`, label: words.email, error }}
        input={{
          name: 'correctedEmail',
          type: 'email',
          autoComplete: 'off',
          maxLength: 254,
          defaultValue: recipientEmail,
        }}
      />
      <button type="submit" className="button button-dense" disabled={busy}>
        <RotateCw size={16} strokeWidth={1.75} aria-hidden />
        {actions.resend}
      </button>
    </form>
  );
}
