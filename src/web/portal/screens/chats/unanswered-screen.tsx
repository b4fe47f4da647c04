import { chats as words, entries, unanswered as texts } from '#copy/portal/chats.ts';
import { useUnanswered } from '#web/client/chats.ts';
import { Link } from 'react-router';
import { showInstant } from '#web/portal/instants.ts';
import { ChatsFrame } from './chats-frame.tsx';

/** What the assistant could not answer, newest first. */
export function UnansweredScreen() {
  const list = useUnanswered();
  const rows = list.data?.pages.flatMap((page) => page.unanswered) ?? [];
  return (
    <ChatsFrame texts={texts} list={list} count={rows.length}>
      {rows.map((row) => (
        <li key={row.id} className="chats-row">
          <Link to={`/admin/chats/${row.chatId}`}>{row.question}</Link>
          <span className="chats-meta">
            {words.languages[row.language]} · {words.onPage(row.industry)}
          </span>
          <span>
            <time dateTime={row.at}>{showInstant(row.at)}</time>
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
