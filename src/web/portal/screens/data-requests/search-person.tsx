import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type DataRequest, personSearchSchema, type SearchedBy, searchedBy } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiSearchHeldData, useSearched } from '#web/client/data-requests.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FoundItems } from './found-items.tsx';

const { search: words } = dataRequestWords;

/** Finds records that may be about the person, and lets staff select theirs. The results of the last search stay for an hour. */
export function SearchPerson({ request }: { request: DataRequest }) {
  const client = useQueryClient();
  const searched = useSearched(request.id);
  // One primary button: the search, then the choice of its results, then the answer.
  const foundAny = searched !== undefined && searched.answer.found.length > 0;
  const start: Partial<Record<SearchedBy, string>> = searched?.by ?? { name: request.name, email: request.email };
  const form = useForm({
    id: 'find',
    initial: Object.fromEntries(searchedBy.map((name) => [name, start[name] ?? ''])),
    schema: personSearchSchema,
    send: async (by) => {
      await apiSearchHeldData(client, request.id, by);
      return 'kept';
    },
  });
  return (
    <section className="panel request-part" aria-labelledby="find">
      <header>
        <h2 id="find">{words.title}</h2>
      </header>
      <p>{words.lead}</p>
      <form className="request-search" {...form.form}>
        <FormFailure title={words.failed} text={form.failure} />
        {searchedBy.map((name) => (
          <TextField
            key={name}
            {...form.text(
              name,
              { label: words[name], optional: '' },
              { spellCheck: false, maxLength: 200, inputMode: name === 'number' ? 'numeric' : 'text' },
            )}
          />
        ))}
        <Button
          type="submit"
          size="s"
          variant={request.acted || foundAny ? 'outline' : 'primary'}
          busy={form.busy && words.submitting}
          icon={Search}
        >
          {words.submit}
        </Button>
      </form>
      {searched && <FoundItems answer={searched.answer} request={request} />}
    </section>
  );
}
