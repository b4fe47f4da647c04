import { useParams } from 'react-router';
import { chatFile as words } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { useChat } from '#web/client/chats.ts';
import { RequestError } from '#web/client/request.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { NotFoundMessage } from '#web/portal/components/not-found-message.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { Transcript } from './transcript.tsx';
import './chats.css';

/** One chat in full. */
export function ChatScreen() {
  const { id = '' } = useParams();
  return (
    <article className="chats" key={id}>
      <BackLink to="/admin/chats">{words.back}</BackLink>
      <OpenChat id={id} />
    </article>
  );
}

function OpenChat({ id }: { id: string }) {
  const chat = useChat(id);
  if (chat.isPending)
    return (
      <div role="status">
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <p className="paged-note skeleton-late">{frame.loading}</p>
      </div>
    );
  if (chat.isSuccess) return <Transcript chat={chat.data} />;
  if (chat.error instanceof RequestError && chat.error.status === 404)
    return <NotFoundMessage words={words.notFound} to="/admin/chats" />;
  return <FailedRead read={chat} title={words.failed} />;
}
