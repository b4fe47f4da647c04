import { Link } from 'react-router';
import type { Entry } from '#contract/assistant-entries.ts';
import { entries as words } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { useEntries } from '#web/client/assistant-entries.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChatsFrame } from './chats-frame.tsx';

/** Entries of the assistant that staff wrote. */
export function EntriesScreen() {
  const read = useEntries();
  const now = useNow();
  const rows = read.data ?? [];
  const list = { ...read, isFetchingNextPage: false, hasNextPage: false, fetchNextPage: read.refetch };
  return (
    <ChatsFrame
      texts={words}
      list={list}
      count={rows.length}
      action={
        <Link className="button button-dense" to="/admin/chats/entries/new">
          {words.create}
        </Link>
      }
    >
      {rows.map((entry) => (
        <li key={entry.id} className="chats-row">
          <Link to={`/admin/chats/entries/${entry.id}`} title={entry.content.en.questions[0]}>
            <span className="chats-question">{entry.content.en.questions[0]}</span>
          </Link>
          <span className="chats-meta">
            <EntryState entry={entry} /> {words.by(entry.writtenBy)}
          </span>
          <time dateTime={entry.writtenAt} title={showInstant(entry.writtenAt)}>
            {frame.ages.ago(showAge(entry.writtenAt, now))}
          </time>
        </li>
      ))}
    </ChatsFrame>
  );
}

export const EntryState = ({ entry: { liveVersion, version } }: { entry: Entry }) =>
  liveVersion === version ? (
    <Badge tone="ok">{words.states.live}</Badge>
  ) : liveVersion === null ? (
    <Badge>{words.states.off}</Badge>
  ) : (
    <Badge tone="warn">{words.states.changed}</Badge>
  );
