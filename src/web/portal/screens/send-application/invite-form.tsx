import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, History, Send } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { type ApplicationInvite, inviteMessages, type Prefill, prefillFields } from '#contract/application-invites.ts';
import { isEmail } from '#contract/email-address.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { apiCreateInvite, refreshInvites } from '#web/client/application-invites.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { showInstant } from '#web/portal/instants.ts';
import { PrefillFields } from './prefill-fields.tsx';
import { useInviteDraft } from './use-invite-draft.ts';

type Faults = Partial<Record<'recipientName' | 'recipientEmail', string>>;
const key = createIdempotencyKey('application-invite-key', () => sessionStorage);

export function InviteForm() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { round, start, restoredAt, keep, startOver } = useInviteDraft();
  const [prefilling, setPrefilling] = useState(() => prefillFields.some((name) => start[name] !== undefined));
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || sending) return;
    const invite = read(new FormData(form.current));
    const found = faultsOf(invite);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    setSending(true);
    try {
      const sent = await apiCreateInvite(invite, key);
      startOver();
      setPrefilling(false);
      await tell(sent);
      await refreshInvites(client);
    } catch (error) {
      if (error instanceof RequestError && error.status === 400) setFaults(error.fields);
      toast({ title: words.failed.title, description: reasonOf(error as Error), destructive: true });
    } finally {
      setSending(false);
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the draft as its fields change
    <form
      ref={form}
      className="panel send-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement) setFaults(without(target.name));
        keep(currentTarget);
      }}
      // Leaving an amount or a phone number writes it in its usual form without an input event.
      onBlur={({ currentTarget }) => keep(currentTarget)}
    >
      <div className="send-form-head">
        <h2>{words.form.heading}</h2>
        <p>{words.form.note}</p>
      </div>
      {restoredAt !== undefined && (
        <Alert tone="info" icon={History} role="status" title={words.draft.restored}>
          <p>{words.draft.text(showInstant(restoredAt))}</p>
          <button
            type="button"
            className="button button-outline button-dense"
            onClick={() => {
              startOver();
              setFaults({});
              setPrefilling(false);
            }}
          >
            {words.draft.discard}
          </button>
        </Alert>
      )}
      <fieldset className="send-fields" key={round}>
        <legend>{words.form.recipient}</legend>
        <TextField
          frame={{ id: 'recipientName', label: words.form.name, error: faults.recipientName }}
          input={{ name: 'recipientName', autoComplete: 'off', maxLength: 200, defaultValue: start.recipientName }}
        />
        <TextField
          frame={{ id: 'recipientEmail', label: words.form.email, error: faults.recipientEmail }}
          input={{
            name: 'recipientEmail',
            type: 'email',
            autoComplete: 'off',
            maxLength: 254,
            defaultValue: start.recipientEmail,
          }}
        />
        <TextField
          frame={{ id: 'recipientPhone', label: words.form.phone, optional: words.form.optional }}
          mask={phoneMask}
          input={{
            name: 'recipientPhone',
            type: 'tel',
            autoComplete: 'off',
            maxLength: 40,
            defaultValue: start.recipientPhone,
          }}
        />
      </fieldset>
      <button
        type="button"
        className="button button-outline button-dense send-toggle"
        aria-expanded={prefilling}
        aria-controls="prefill"
        onClick={() => setPrefilling(!prefilling)}
      >
        {prefilling ? <ChevronUp size={20} aria-hidden /> : <ChevronDown size={20} aria-hidden />}
        {prefilling ? words.form.hide : words.form.show}
      </button>
      <div id="prefill" hidden={!prefilling}>
        <PrefillFields key={round} start={start} />
      </div>
      <button type="submit" className="button" disabled={sending}>
        <Send size={18} strokeWidth={1.75} aria-hidden />
        {sending ? words.form.submitting : words.form.submit}
      </button>
    </form>
  );
}

const without =
  (name: string) =>
  (faults: Faults): Faults =>
    Object.fromEntries(Object.entries(faults).filter(([one]) => one !== name));

function read(data: FormData) {
  const value = (name: string): string => typed(data, name).trim();
  const prefill: Prefill = {};
  for (const name of prefillFields) if (value(name) !== '') prefill[name] = value(name);
  return {
    recipientName: value('recipientName'),
    recipientEmail: value('recipientEmail'),
    recipientPhone: value('recipientPhone'),
    prefill,
  };
}

const faultsOf = ({ recipientName, recipientEmail }: ReturnType<typeof read>): Faults => ({
  ...(recipientName === '' ? { recipientName: inviteMessages.recipientName } : {}),
  ...(isEmail(recipientEmail) ? {} : { recipientEmail: inviteMessages.recipientEmail }),
});

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  form.querySelector<HTMLInputElement>(faults.recipientName ? '#recipientName' : '#recipientEmail')?.focus();
}

/** The link goes to the clipboard as well; where the browser refuses that, the list still has its button. */
async function tell({ inviteUrl, recipientEmail }: ApplicationInvite): Promise<void> {
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
  return error instanceof RequestError ? (error.said ?? words.failed.fallback) : failureWords(error);
}
