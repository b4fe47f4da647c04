import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import type { Entry } from '#contract/assistant-entries.ts';
import { entries as words } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { apiPublishEntry, apiRetireEntry, showEntry, useEntries } from '#web/client/assistant-entries.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { RowsHead, ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { EntryState } from './entries-screen.tsx';
import { EntryForm } from './entry-form.tsx';
import './chats.css';

/** The question that an entry is written for, handed over by the list of unanswered questions. */
const askedSchema = z.object({ question: z.string(), language: z.enum(['en', 'es']) });

/** One entry of the assistant, or a new one. */
export function EntryScreen() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isNew = id === 'new';
  const saved = (next: Entry): void => {
    showEntry(client, next);
    if (isNew) void navigate(`/admin/chats/entries/${next.id}`, { replace: true });
  };
  return (
    <article className="chats" key={id}>
      <BackLink to="/admin/chats/entries">{words.back}</BackLink>
      {isNew ? <NewEntry onSaved={saved} /> : <SavedEntry id={id} onSaved={saved} />}
    </article>
  );
}

type Props = { onSaved: (entry: Entry) => void };

function NewEntry({ onSaved }: Props) {
  const asked = askedSchema.safeParse(useLocation().state).data;
  return (
    <>
      <ScreenHeading className="screen-title" title={words.create}>
        {words.create}
      </ScreenHeading>
      <EntryForm entry={undefined} asked={asked} onSaved={onSaved} />
    </>
  );
}

function SavedEntry({ id, onSaved }: Props & { id: string }) {
  const read = useEntries();
  const entry = read.data?.find((one) => one.id === id);
  return (
    <>
      <RowsHead title={words.one}>{entry && <EntryActs entry={entry} onDone={onSaved} />}</RowsHead>
      <FailedRead read={read} title={words.failed} />
      {read.isPending && (
        <p className="paged-note skeleton-late" role="status">
          {frame.loading}
        </p>
      )}
      {read.isSuccess && !entry && <p className="panel paged-note">{words.notFound}</p>}
      {entry && <EntryForm key={entry.version} entry={entry} asked={undefined} onSaved={onSaved} />}
    </>
  );
}

function EntryActs({ entry, onDone }: { entry: Entry; onDone: (entry: Entry) => void }) {
  const publish = useAction(async () => onDone(await apiPublishEntry(entry)), {
    done: { title: words.published },
    failed: words.publishFailed,
  });
  const retire = useAction(async () => onDone(await apiRetireEntry(entry)), {
    done: { title: words.retired },
    failed: words.retireFailed,
  });
  return (
    <div className="chats-acts">
      <EntryState entry={entry} />
      {entry.publishing === 'second' && <p>{words.second}</p>}
      {(entry.publishing === 'allowed' || entry.publishing === 'alone') && (
        <Button size="s" busy={publish.busy && words.publishing} onClick={() => void publish.act()}>
          {entry.publishing === 'alone' ? words.publishAlone : words.publish}
        </Button>
      )}
      {entry.liveVersion !== null && (
        <Button size="s" variant="outline" busy={retire.busy && words.retiring} onClick={() => void retire.act()}>
          {words.retire}
        </Button>
      )}
    </div>
  );
}
