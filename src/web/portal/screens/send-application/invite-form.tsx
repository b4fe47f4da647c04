import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, History, Send } from 'lucide-react';
import { useState } from 'react';
import {
  type ApplicationInvite,
  type CreateInvite,
  createInviteSchema,
  type Prefill,
  prefillFields,
} from '#contract/application-invites.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { apiCreateInvite, refreshInvites } from '#web/client/application-invites.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { toast } from '#web/ui/toast.ts';
import { draftName } from '#web/portal/draft-name.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { showInstant } from '#web/portal/instants.ts';
import { PrefillFields } from './prefill-fields.tsx';

const fields = ['recipientName', 'recipientEmail', 'recipientPhone', ...prefillFields] as const;
export type InviteValues = Record<(typeof fields)[number], string>;
const empty = Object.fromEntries(fields.map((name) => [name, ''])) as InviteValues;
const key = createIdempotencyKey('application-invite-key', () => sessionStorage);

export function InviteForm() {
  const client = useQueryClient();
  const email = useSession()?.user.email ?? '';
  /** The dealer's choice. Until then, a restored form with these values shows them. */
  const [prefilling, setPrefilling] = useState<boolean>();
  const form = useForm<InviteValues, CreateInvite>({
    id: 'invite',
    initial: empty,
    schema: createInviteSchema,
    draft: { name: draftName('invite-draft', email), fields },
    send: async ({ recipientName, recipientEmail, recipientPhone }, typed) => {
      const invite = { recipientName, recipientEmail, recipientPhone, prefill: prefillOf(typed) };
      const sent = await apiCreateInvite(invite, key).catch((error: unknown) => {
        toast({ title: words.failed.title, description: reasonOf(error as Error), destructive: true });
        throw error;
      });
      setPrefilling(undefined);
      await reportSent(sent);
      await refreshInvites(client);
    },
  });
  const isOpen = prefilling ?? prefillFields.some((name) => form.values[name] !== '');
  return (
    <form className="panel send-form" {...form.form}>
      <div className="send-form-head">
        <h2>{words.form.heading}</h2>
        <p>{words.form.note}</p>
      </div>
      {form.restoredAt !== undefined && (
        <Alert tone="info" icon={History} role="status" title={words.draft.restored}>
          <p>{words.draft.text(showInstant(form.restoredAt))}</p>
          <Button
            variant="outline"
            size="s"
            onClick={() => {
              form.reset();
              setPrefilling(undefined);
            }}
          >
            {words.draft.discard}
          </Button>
        </Alert>
      )}
      <fieldset className="send-fields">
        <legend>{words.form.recipient}</legend>
        <TextField {...form.text('recipientName', { label: words.form.name }, { maxLength: 200 })} />
        <TextField {...form.text('recipientEmail', { label: words.form.email }, { type: 'email', maxLength: 254 })} />
        <TextField
          {...form.text(
            'recipientPhone',
            { label: words.form.phone, optional: words.form.optional },
            { type: 'tel', maxLength: 40 },
          )}
          mask={phoneMask}
        />
      </fieldset>
      <Button
        variant="outline"
        size="s"
        icon={isOpen ? ChevronUp : ChevronDown}
        className="send-toggle"
        aria-expanded={isOpen}
        aria-controls="prefill"
        onClick={() => setPrefilling(!isOpen)}
      >
        {isOpen ? words.form.hide : words.form.show}
      </Button>
      <div id="prefill" hidden={!isOpen}>
        <PrefillFields form={form} />
      </div>
      <Button type="submit" icon={Send} busy={form.busy && words.form.submitting}>
        {words.form.submit}
      </Button>
    </form>
  );
}

/** The filled-in values, trimmed. */
function prefillOf(typed: InviteValues): Prefill {
  const prefill: Prefill = {};
  for (const name of prefillFields) {
    const text = typed[name].trim();
    if (text !== '') prefill[name] = text;
  }
  return prefill;
}

/** Copies the link too. If the browser refuses, the list still has its button. */
async function reportSent({ inviteUrl, recipientEmail }: ApplicationInvite): Promise<void> {
  const copied = await copyText(inviteUrl);
  const description = copied ? words.sent.copied(recipientEmail) : words.sent.description(recipientEmail);
  toast({ title: words.sent.title, description });
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function reasonOf(error: Error): string {
  if (error.message === words.authentication.create) return error.message;
  return error instanceof RequestError ? (error.publicMessage ?? words.failed.fallback) : failureWords(error);
}
