import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type DataRequest, type SearchedBy, searchedBy } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import {
  apiChooseItems,
  rereadDataRequest,
  searchHeldData,
  showDataRequest,
  useSearched,
} from '#web/client/data-requests.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';
import { FoundItems } from './found-items.tsx';

const { search: words } = dataRequestWords;

/** Finds what may be held about the person, and lets staff say what is. Who comes back from a result finds it as it was. */
export function SearchPerson({ request }: { request: DataRequest }) {
  const client = useQueryClient();
  const { faults, failure, ...refusal } = useRefusal();
  const [busy, setBusy] = useState(false);
  const searched = useSearched(request.id);
  const answer = searched?.answer;

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    refusal.clear();
    try {
      const by = Object.fromEntries(searchedBy.map((name) => [name, typed(data, name)])) as Record<SearchedBy, string>;
      await searchHeldData(client, request.id, by);
    } catch (error) {
      refusal.show(error as Error, form);
    }
    setBusy(false);
  };
  const add = async (ids: ReadonlySet<string>): Promise<void> => {
    const chosen = answer?.found.filter((item) => ids.has(item.id)) ?? [];
    const items = [...request.items, ...chosen].map(({ kind, id }) => ({ kind, id }));
    try {
      showDataRequest(client, await apiChooseItems(request.id, items));
      toast({ title: words.added });
    } catch (error) {
      toast({ title: words.notAdded, description: failureWords(error as Error), destructive: true });
      void rereadDataRequest(client, request.id);
    }
  };
  const [start] = useState(searched?.by ?? { name: request.name, email: request.email });
  return (
    <section className="panel request-part" aria-labelledby="find">
      <header>
        <h2 id="find">{words.title}</h2>
      </header>
      <p>{words.lead}</p>
      <form noValidate className="request-search" onSubmit={(event) => void submit(event)}>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        {searchedBy.map((name) => (
          <TextField
            key={name}
            frame={{ id: `find-${name}`, label: words[name], optional: '', error: faults[name] }}
            input={{
              name,
              defaultValue: start[name] ?? '',
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 200,
              inputMode: name === 'number' ? 'numeric' : 'text',
            }}
          />
        ))}
        <Button type="submit" size="s" busy={busy && words.submitting} icon={Search}>
          {words.submit}
        </Button>
      </form>
      {answer && <FoundItems answer={answer} request={request} add={add} />}
    </section>
  );
}
