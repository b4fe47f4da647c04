import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { bell as words } from '#copy/portal/notifications.ts';
import { useUnreadCount } from '#web/client/notifications.ts';
import { NotificationList } from './notification-list.tsx';
import './bell.css';

/** How many unread ones the badge names. */
export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));

export function Bell() {
  const { data: unread = 0 } = useUnreadCount();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button
        type="button"
        className="icon-button head-button bell"
        aria-label={words.open(unread)}
        popoverTarget="notifications"
      >
        <BellIcon size={20} strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <span className="bell-badge" aria-hidden>
            {badgeOf(unread)}
          </span>
        )}
      </button>
      <div
        id="notifications"
        className="head-popover notifications"
        popover="auto"
        ref={menu}
        role="dialog"
        aria-label={words.title}
      >
        <NotificationList onClose={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}
