import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { bell as words } from '#copy/portal/notifications.ts';
import { useUnreadCount } from '#web/client/notifications.ts';
import { badgeOf } from './badge.ts';
import { NotificationList } from './notification-list.tsx';
import './bell.css';

export function Bell() {
  const { data: unread = 0 } = useUnreadCount();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className="icon-button head-button bell" popoverTarget="notifications">
        <BellIcon size={20} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{words.title}</span>
        {unread > 0 && (
          <>
            <span className="bell-badge">{badgeOf(unread)}</span>
            <span className="sr-only">{words.unread}</span>
          </>
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
