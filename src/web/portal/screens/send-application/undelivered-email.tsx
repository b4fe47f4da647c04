import * as z from 'zod/mini';
import { useQueryClient } from '@tanstack/react-query';
import { MailX, RotateCw } from 'lucide-react';
import { type ApplicationInvite, createInviteSchema } from '#contract/application-invites.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { refreshInvites, apiResendInviteTo } from '#web/client/application-invites.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';

const { undelivered: words, actions } = sendApplication;
const correctedSchema = z.pick(createInviteSchema, { recipientEmail: true });

/** Shows that the email did not arrive, and corrects an address that refuses email. */
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
  const form = useForm({
    id: `corrected-${id}`,
    initial: { recipientEmail },
    schema: correctedSchema,
    failed: actions.notResent,
    send: async ({ recipientEmail: to }) => {
      await apiResendInviteTo(id, to);
      toast(words.resent(to));
      await refreshInvites(client);
    },
  });
  return (
    <form className="send-correct" {...form.form}>
      <TextField {...form.text('recipientEmail', { label: words.email }, { type: 'email', maxLength: 254 })} />
      <Button type="submit" size="s" icon={RotateCw} aria-disabled={form.busy}>
        {actions.resend}
      </Button>
    </form>
  );
}
