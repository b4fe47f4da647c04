import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { bell as words } from '#copy/portal/notifications.ts';
import { frame } from '#copy/portal/frame.ts';
import { apiMarkRead, useNotifications, useUnreadCount } from '#web/client/notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { showAge } from '#web/portal/instants.ts';
import { placeOfNotification } from './place-of.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';

const SHOWN = 5;
const NONE = { notifications: [], total: 0 };

/** The newest five, and how many more there are. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const notifications = useNotifications();
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const { data: unread = 0 } = useUnreadCount();
  const { data: { notifications: data, total } = NONE, isPending, isError } = notifications;

  const mark = (failed: string, id?: string): void => {
    apiMarkRead(client, id).catch((error: unknown) => {
      toast({ title: failed, description: failureWords(error as Error), destructive: true });
    });
  };
  const open = (one: Notification): void => {
    if (one.isRead === 'false') mark(words.notRead, one.id);
    const place = placeOfNotification(one);
    if (place === undefined) return;
    onClose();
    void navigate(place);
  };
  return (
    <>
      <div className="notifications-head">
        <h2>{words.title}</h2>
        {(unread > 0 || data.some(({ isRead }) => isRead === 'false')) && (
          <Button variant="quiet" size="s" onClick={() => mark(words.notAllRead)}>
            {words.markAll}
          </Button>
        )}
      </div>
      {data.length === 0 && (
        <p className="notifications-none" role="status">
          {isError ? words.failed : isPending ? frame.loading : words.none}
        </p>
      )}
      <ul>
        {data.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={`notification notification-${one.priority}`}
              data-read={one.isRead}
              onClick={() => open(one)}
            >
              <span className="notification-title">
                {words.priorities[one.priority] !== '' && (
                  <span className="notification-priority">{words.priorities[one.priority]}</span>
                )}
                {one.title}
                {one.isRead === 'false' && <span className="sr-only">, {words.unread}</span>}
              </span>
              <span>{one.message}</span>
              <time dateTime={one.createdAt}>{showAge(one.createdAt, now)}</time>
            </button>
          </li>
        ))}
      </ul>
      {total > SHOWN && (
        <p className="notifications-more">
          <Link to="/dealer/notifications">{words.more(total - SHOWN)}</Link>
        </p>
      )}
    </>
  );
}
