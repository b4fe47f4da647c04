import type { NotificationPriority } from '#contract/notifications.ts';

export const bell = {
  title: 'Notifications',
  markAll: 'Mark all as read',
  more: (n: number) => (n === 1 ? '1 more notification' : `${String(n)} more notifications`),
  none: 'You’re all caught up. Deal updates appear here.',
  failed: 'Couldn’t load the notifications',
  unread: 'unread',
  priorities: { urgent: 'Urgent', high: 'Important', normal: '' } satisfies Record<NotificationPriority, string>,
  notRead: 'Failed to mark notification as read',
  notAllRead: 'Failed to mark all notifications as read',
};

/** The page behind the bell. */
export const notificationsPage = {
  title: 'Notifications',
  lead: 'All your notifications by deal and invite, newest first.',
  other: 'Other',
  unread: (n: number) => `${String(n)} unread`,
  mark: 'Mark as read',
  markGroup: (title: string) => `Mark as read: ${title}`,
  marking: 'Marking...',
  openDeal: 'Open deal',
  openInvite: 'Open invite',
  earlier: (n: number) => (n === 1 ? '1 earlier notification' : `${String(n)} earlier notifications`),
  older: (n: number) =>
    n === 1 ? '1 older notification isn’t listed.' : `${String(n)} older notifications aren’t listed.`,
  failed: 'Couldn’t load the notifications',
  more: 'Show more',
  show: 'Show',
  all: 'All notifications',
  onlyUnread: 'Unread',
  empty: { title: 'No notifications yet', text: 'Deal updates appear here.' },
  noneUnread: { title: 'You’re all caught up', text: 'New deal updates appear here.' },
};
