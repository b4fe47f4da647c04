import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ChatFileAnswer, ChatOutcome } from '#contract/chat.ts';
import { chatFile as words, chats, entries } from '#copy/portal/chats.ts';
import { AnswerText } from '#web/islands/chat/answer-text.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { Link } from '#web/ui/link.tsx';

type Chat = ChatFileAnswer['chat'];

/** Staff have not verified an answer, so its source has no tone of approval. */
const tones: Record<ChatOutcome, string> = {
  topic: '',
  calculator: '',
  model: 'badge-accent',
  refused: 'badge-warn',
  unsure: 'badge-warn',
  interrupted: 'badge-bad',
};

/** Shows the messages of a chat, and the source of each answer. */
export function Transcript({ chat }: { chat: Chat }) {
  const facts = [
    [words.started, showInstant(chat.startedAt)],
    [words.last, showInstant(chat.lastMessageAt)],
    [words.language, chats.languages[chat.language]],
    [words.page, chats.onPage(chat.industry)],
  ] as const;
  return (
    <>
      <RowsHead title={chat.question || words.title} lead={words.recorded}>
        <nav className="rows-actions" aria-label={words.others}>
          {chat.previous !== null && (
            <Link button variant="outline" size="s" icon={ChevronLeft} to={`/admin/chats/${chat.previous}`}>
              {words.previous}
            </Link>
          )}
          {chat.next !== null && (
            <Link button variant="outline" size="s" icon={ChevronRight} to={`/admin/chats/${chat.next}`}>
              {words.next}
            </Link>
          )}
        </nav>
      </RowsHead>
      <div className="chats-columns">
        <dl className="panel chats-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {chat.transcript.length === 0 ? (
          <p className="panel paged-note">{words.empty}</p>
        ) : (
          <ol className="panel chats-said" aria-label={words.transcript}>
            {chat.transcript.map((message, at) => (
              <li key={message.id} className={`chats-message chats-${message.role}`}>
                <p className="chats-who">
                  <strong>{words.roles[message.role]}</strong>
                  {message.outcome && (
                    <span className={`badge ${tones[message.outcome]}`.trimEnd()}>
                      {words.outcomes[message.outcome]}
                    </span>
                  )}
                  {message.role === 'assistant' && (
                    <WriteEntry
                      question={questionOf(chat.transcript.slice(0, at))}
                      language={chat.language}
                      isAnswered={message.outcome !== 'unsure'}
                    />
                  )}
                </p>
                <p className="chats-text" lang={chat.language}>
                  <AnswerText text={message.content || words.noAnswer} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

/** Returns the question before an answer. The welcome message has none. */
const questionOf = (before: Chat['transcript']): string | undefined =>
  before.findLast(({ role }) => role === 'user')?.content;

type WriteEntryProps = { question: string | undefined; language: Chat['language']; isAnswered: boolean };

/** Starts an entry of the assistant with the question of an answer. */
const WriteEntry = ({ question, language, isAnswered }: WriteEntryProps) =>
  question === undefined ? null : (
    <Link className="chats-write" to="/admin/chats/entries/new" state={{ question, language }}>
      {isAnswered ? words.wrong : entries.write}
    </Link>
  );
