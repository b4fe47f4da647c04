import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { dataRequestKinds } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiOpenDataRequest, showDataRequest } from '#web/client/data-requests.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';
import '#web/portal/components/short-form.css';

const { open: words, kinds } = dataRequestWords;
const options = dataRequestKinds.map((value) => ({ value, label: kinds[value] }));
const names = ['kind', 'name', 'email', 'verified', 'receivedOn'] as const;

/** Notes a request as it came; the screen of it opens. */
export function OpenRequest() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { faults, failure, ...refusal } = useRefusal();
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA').format(new Date()));

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    refusal.clear();
    try {
      const request = await apiOpenDataRequest(Object.fromEntries(names.map((name) => [name, typed(data, name)])));
      showDataRequest(client, request);
      await navigate(`/admin/data-requests/${request.id}`);
    } catch (error) {
      refusal.show(error as Error, form);
      setBusy(false);
    }
  };
  const frame = (name: (typeof names)[number]) => ({ id: `request-${name}`, label: words[name], error: faults[name] });
  const text = { autoComplete: 'off', maxLength: 254 } as const;
  return (
    <details className="panel short-form">
      <summary>{words.heading}</summary>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.note}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <SelectField frame={{ ...frame('kind'), span: 2 }} options={options} select={{ name: 'kind' }} />
        <TextField frame={{ ...frame('name'), span: 2 }} input={{ ...text, name: 'name', maxLength: 120 }} />
        <TextField
          frame={{ ...frame('email'), span: 2, optional: words.optional }}
          input={{ ...text, name: 'email', type: 'email' }}
        />
        <TextField
          frame={{ ...frame('verified'), span: 4, hint: words.verifiedHint }}
          input={{ ...text, name: 'verified', maxLength: 500 }}
        />
        <TextField
          frame={{ ...frame('receivedOn'), span: 2 }}
          input={{ name: 'receivedOn', type: 'date', defaultValue: today }}
        />
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
    </details>
  );
}
