import { Link } from 'react-router';
import type { Notification, NotificationGroup } from '#contract/notifications.ts';
import { bell, notificationsPage as words } from '#copy/portal/notifications.ts';
import { useNotificationGroups } from '#web/client/notifications.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { placeOfNotification } from '../bell/place-of.ts';
import '#web/portal/components/rows-table.css';
import './notifications.css';

/** All notifications of this user, grouped by the deal or invite that they are about. */
export function NotificationsScreen() {
  const list = useNotificationGroups();
  const groups = list.data?.pages.flatMap((page) => page.groups) ?? [];
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead} />
      <PagedRows list={list} count={groups.length} texts={words}>
        {groups.map((group) => (
          <Group key={group.notifications[0]?.id} group={group} />
        ))}
      </PagedRows>
    </div>
  );
}

function Group({ group }: { group: NotificationGroup }) {
  const { name, count, unread, notifications } = group;
  const place = placeOfNotification(group);
  const title = name ?? words.other;
  return (
    <section className="panel notification-group" aria-label={title}>
      <div className="notification-group-head">
        <h2>{place === undefined ? title : <Link to={place}>{title}</Link>}</h2>
        {unread > 0 && <span className="badge badge-accent">{words.unread(unread)}</span>}
      </div>
      <ul>
        {notifications.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {count > notifications.length && <p className="rows-small">{words.earlier(count - notifications.length)}</p>}
    </section>
  );
}

const Row = ({ one: { title, message, createdAt, isRead, priority } }: { one: Notification }) => (
  <li data-read={isRead}>
    <p>
      {bell.priorities[priority] !== '' && <strong>{bell.priorities[priority]}: </strong>}
      {title}
      {isRead === 'false' && <span className="sr-only">, {bell.unread}</span>}
    </p>
    <p>{message}</p>
    <time dateTime={createdAt}>{showInstant(createdAt)}</time>
  </li>
);
