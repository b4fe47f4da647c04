import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { bell as words } from '#copy/portal/notifications.ts';
import { frame } from '#copy/portal/frame.ts';
import { apiMarkRead, useNotifications, useUnreadCount } from '#web/client/notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showAge } from '#web/portal/instants.ts';
import { placeOfNotification } from './place-of.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';

const SHOWN = 5;
const NONE = { notifications: [], total: 0 };

/** The newest five, and how many more there are. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const notifications = useNotifications();
  const client = useQueryClient();
  const { data: unread = 0 } = useUnreadCount();
  const { data: { notifications: data, total } = NONE, isPending, isError } = notifications;
  const marking = useAction(() => apiMarkRead(client), { failed: words.notAllRead });
  return (
    <>
      <div className="notifications-head">
        <h2>{words.title}</h2>
        {(unread > 0 || data.some(({ isRead }) => isRead === 'false')) && (
          <Button variant="quiet" size="s" onClick={() => void marking.act()}>
            {words.markAll}
          </Button>
        )}
      </div>
      <FailedRead read={notifications} title={words.failed} className="notifications-failed" />
      {data.length === 0 && !isError && (
        <p className="notifications-none" role="status">
          {isPending ? frame.loading : words.none}
        </p>
      )}
      <ul>
        {data.slice(0, SHOWN).map((one) => (
          <NotificationRow key={one.id} one={one} onClose={onClose} />
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

/** Marks an unread notification as read, and opens what it is about. */
function NotificationRow({ one, onClose }: { one: Notification; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const marking = useAction(() => apiMarkRead(client, one.id), { failed: words.notRead });
  const open = (): void => {
    if (one.isRead === 'false') void marking.act();
    const place = placeOfNotification(one);
    if (place === undefined) return;
    onClose();
    void navigate(place);
  };
  return (
    <li>
      <button
        type="button"
        className={`notification notification-${one.priority}`}
        data-read={one.isRead}
        onClick={open}
      >
        <span className="notification-title">
          {words.priorities[one.priority] !== '' && (
            <span className="notification-priority">{words.priorities[one.priority]}</span>
          )}
          {one.title}
          {one.isRead === 'false' && <span className="sr-only">, {words.unread}</span>}
        </span>
        <span>{one.message}</span>
        <time dateTime={one.createdAt}>{frame.ages.ago(showAge(one.createdAt, now))}</time>
      </button>
    </li>
  );
}
