import { chats as words } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { useChats } from '#web/client/chats.ts';
import { Link } from 'react-router';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChatsFrame } from './chats-frame.tsx';

/** Lists the chats of visitors with the assistant, newest first. */
export function ChatsScreen() {
  const list = useChats();
  const now = useNow();
  const rows = list.data?.pages.flatMap((page) => page.chats) ?? [];
  return (
    <ChatsFrame texts={words} list={list} count={rows.length}>
      {rows.map((row) => (
        <li key={row.id} className="chats-row">
          <Link
            to={`/admin/chats/${row.id}`}
            className={row.question === '' ? 'chats-silent' : ''}
            title={row.question}
          >
            <span className="chats-question">{row.question || words.nothingAsked}</span>
          </Link>
          <span className="chats-meta">
            {words.languages[row.language]} · {words.onPage(row.industry)} · {words.messages(row.messages)}
          </span>
          <span className="chats-end">
            {row.unanswered > 0 && <Badge tone="warn">{words.notAnswered(row.unanswered)}</Badge>}
            <time dateTime={row.startedAt} title={showInstant(row.startedAt)}>
              {frame.ages.ago(showAge(row.startedAt, now))}
            </time>
          </span>
        </li>
      ))}
    </ChatsFrame>
  );
}
