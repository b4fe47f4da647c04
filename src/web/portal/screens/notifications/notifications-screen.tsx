import { ChevronDown } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Notification, NotificationGroup } from '#contract/notifications.ts';
import { frame } from '#copy/portal/frame.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { bell, notificationsPage as words } from '#copy/portal/notifications.ts';
import { apiMarkGroupRead, apiMarkRead, useNotificationGroups, useUnreadCount } from '#web/client/notifications.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeOfNotification } from '../bell/place-of.ts';
import '#web/portal/components/rows-table.css';
import './notifications.css';

/** All notifications of this user, grouped by deal or invite. Read ones other than the newest are folded. */
export function NotificationsScreen() {
  const client = useQueryClient();
  const { data: unread = 0 } = useUnreadCount();
  const [search, setSearch] = useSearchParams();
  const shown = search.get('show') === 'unread' ? 'unread' : '';
  const list = useNotificationGroups(shown);
  const groups = list.data?.pages.flatMap((page) => page.groups) ?? [];
  const { busy, act } = useAction(() => apiMarkRead(client), { failed: bell.notAllRead });
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead}>
        <div className="rows-actions">
          <FilterSelect
            label={words.show}
            any={words.all}
            value={shown}
            options={[['unread', words.onlyUnread] as const]}
            onChange={(show) => setSearch(show === '' ? {} : { show }, { replace: true })}
          />
          {unread > 0 && (
            <Button variant="outline" size="s" busy={busy && words.marking} onClick={() => void act()}>
              {bell.markAll}
            </Button>
          )}
        </div>
      </RowsHead>
      <PagedRows
        list={list}
        count={groups.length}
        texts={{ ...words, empty: shown === 'unread' ? words.noneUnread : words.empty }}
      >
        <div className="notification-groups">
          {groups.map((group) => (
            <Group key={group.dealId ?? group.inviteId ?? group.notifications[0]?.id} group={group} />
          ))}
        </div>
      </PagedRows>
    </div>
  );
}

function Group({ group }: { group: NotificationGroup }) {
  const client = useQueryClient();
  const { name, count, unread, notifications } = group;
  const place = placeOfNotification(group);
  const [newest] = notifications;
  const title = name ?? newest?.title ?? words.other;
  const { busy, act } = useAction(() => apiMarkGroupRead(client, group), { failed: bell.notRead });
  const rows = withoutPastMoves(notifications);
  const isShown = (one: Notification): boolean => one === rows[0] || one.isRead === 'false';
  const folded = rows.filter((one) => !isShown(one));
  return (
    <Card
      title={title}
      role="group"
      flush
      actions={
        <div className="notification-actions">
          {unread > 0 && <Badge tone="accent">{words.unread(unread)}</Badge>}
          {unread > 0 && (
            <Button
              variant="quiet"
              size="s"
              busy={busy && words.marking}
              aria-label={words.markGroup(title)}
              onClick={() => void act()}
            >
              {words.mark}
            </Button>
          )}
          {place !== undefined && (
            <Link to={place}>
              {group.dealId === undefined ? words.openInvite : words.openDeal}
              <span className="sr-only">: {title}</span>
            </Link>
          )}
        </div>
      }
    >
      <Rows rows={rows.filter(isShown)} name={name} />
      {folded.length > 0 && (
        <details className="notification-folded">
          <summary>
            {words.earlier(folded.length)}
            <Icon of={ChevronDown} />
          </summary>
          <Rows rows={folded} name={name} />
        </details>
      )}
      {count > rows.length && <p className="notification-older">{words.older(count - rows.length)}</p>}
    </Card>
  );
}

/** Who moves next stays in the newest message of a deal that says it. In an older one it is out of date. */
function withoutPastMoves(newestFirst: readonly Notification[]): Notification[] {
  const current = newestFirst.findIndex(({ message }) => dealWords.moveIn(message) !== undefined);
  return newestFirst.map((one, at) => {
    const move = at > current ? dealWords.moveIn(one.message) : undefined;
    return move === undefined ? one : { ...one, message: one.message.slice(0, -move.length).trim() };
  });
}

const Rows = ({ rows, name }: { rows: Notification[]; name: string | null }) => (
  <ul className="notification-rows">
    {rows.map((one) => (
      <Row key={one.id} one={one} name={name} />
    ))}
  </ul>
);

type RowProps = {
  one: Notification;
  /** The name of the group. The card of a group without a name shows the title. */
  name: string | null;
};

function Row({ one: { title, message, createdAt, isRead, priority }, name }: RowProps) {
  const now = useNow();
  const text = name === null ? message : title.replace(`: ${name}`, '');
  return (
    <li data-read={isRead} data-priority={priority}>
      <p className="notification-row-title">
        {bell.priorities[priority] !== '' && <strong>{bell.priorities[priority]}: </strong>}
        {text}
        {isRead === 'false' && <span className="sr-only">, {bell.unread}</span>}
      </p>
      <time dateTime={createdAt} title={showInstant(createdAt)}>
        {frame.ages.ago(showAge(createdAt, now))}
      </time>
      {name !== null && message !== '' && <p>{message}</p>}
    </li>
  );
}
