import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { dealerInvites } from '#copy/portal/dealer-invites.ts';
import { addContact, refreshContacts } from '#web/client/dealer-contacts.ts';
import { RequestError } from '#web/client/request.ts';
import { TextField } from '#web/ui/field.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';

const { add: words } = dealerInvites;
const names = ['firstName', 'lastName', 'email', 'phone', 'accountName'] as const;

/** A new person of a dealer, where the CRM is ours. */
export function AddContact() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    setBusy(true);
    setFaults({});
    try {
      await addContact(Object.fromEntries(names.map((name) => [name, typed(data, name).trim()])));
      form.current.reset();
      toast({ title: words.added });
      await refreshContacts(client);
    } catch (error) {
      if (error instanceof RequestError) setFaults(error.fields);
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="panel invites-add">
      <summary>{words.heading}</summary>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.note}</p>
        {names.map((name) => (
          <TextField
            key={name}
            frame={{
              id: `contact-${name}`,
              label: words[name],
              optional: name === 'phone' ? words.optional : undefined,
              error: faults[name],
              span: 3,
            }}
            mask={name === 'phone' ? phoneMask : undefined}
            input={{ name, autoComplete: 'off', maxLength: 200, type: name === 'email' ? 'email' : 'text' }}
          />
        ))}
        <button type="submit" className="button" disabled={busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
    </details>
  );
}
