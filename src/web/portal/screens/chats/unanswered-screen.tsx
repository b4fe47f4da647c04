import { chats as words, entries, unanswered as texts } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { useUnanswered } from '#web/client/chats.ts';
import { Link } from 'react-router';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { ChatsFrame } from './chats-frame.tsx';

/** Lists the questions that the assistant could not answer, newest first. */
export function UnansweredScreen() {
  const list = useUnanswered();
  const now = useNow();
  const rows = list.data?.pages.flatMap((page) => page.unanswered) ?? [];
  return (
    <ChatsFrame texts={texts} list={list} count={rows.length}>
      {rows.map((row) => (
        <li key={row.id} className="chats-row">
          <Link to={`/admin/chats/${row.chatId}`} title={row.question}>
            <span className="chats-question">{row.question}</span>
          </Link>
          <span className="chats-meta">
            {words.languages[row.language]} · {words.onPage(row.industry)}
          </span>
          <span className="chats-end">
            <time dateTime={row.at} title={showInstant(row.at)}>
              {frame.ages.ago(showAge(row.at, now))}
            </time>
            <Link
              className="chats-write"
              to="/admin/chats/entries/new"
              state={{ question: row.question, language: row.language }}
            >
              {entries.write}
            </Link>
          </span>
        </li>
      ))}
    </ChatsFrame>
  );
}
