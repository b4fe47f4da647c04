import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { people } from '#copy/portal/people.ts';
import { inviteColleague, refreshPeople } from '#web/client/people.ts';
import { RequestError } from '#web/client/request.ts';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';

const { invite: words } = people;
const names = ['firstName', 'lastName', 'email'] as const;

/** Another administrator. Dealers come from the CRM. */
export function InviteColleague() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    const [firstName, lastName, email] = [
      typed(data, 'firstName').trim(),
      typed(data, 'lastName').trim(),
      typed(data, 'email').trim(),
    ];
    setBusy(true);
    setFaults({});
    try {
      await inviteColleague({ firstName, lastName, email });
      form.current.reset();
      toast(words.sent(email));
      await refreshPeople(client);
    } catch (error) {
      if (error instanceof RequestError) setFaults(error.fields);
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="panel people-invite">
      <summary>{words.heading}</summary>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.note}</p>
        {names.map((name) => (
          <TextField
            key={name}
            frame={{ id: `colleague-${name}`, label: words[name], error: faults[name], span: 2 }}
            input={{ name, autoComplete: 'off', maxLength: 200, type: name === 'email' ? 'email' : 'text' }}
          />
        ))}
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
    </details>
  );
}
