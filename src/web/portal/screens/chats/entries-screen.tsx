import { Link } from 'react-router';
import type { Entry } from '#contract/assistant-entries.ts';
import { entries as words } from '#copy/portal/chats.ts';
import { useEntries } from '#web/client/assistant-entries.ts';
import { showInstant } from '#web/portal/instants.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChatsFrame } from './chats-frame.tsx';

/** Entries of the assistant that staff wrote. */
export function EntriesScreen() {
  const read = useEntries();
  const rows = read.data ?? [];
  const list = { ...read, isFetchingNextPage: false, hasNextPage: false, fetchNextPage: read.refetch };
  return (
    <ChatsFrame texts={words} list={list} count={rows.length}>
      {rows.map((entry) => (
        <li key={entry.id} className="chats-row">
          <Link to={`/admin/chats/entries/${entry.id}`}>{entry.content.en.questions[0]}</Link>
          <span className="chats-meta">
            <EntryState entry={entry} /> {words.by(entry.writtenBy)}
          </span>
          <time dateTime={entry.writtenAt}>{showInstant(entry.writtenAt)}</time>
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
