import type { NotificationPriority } from '#contract/notifications.ts';

export const bell = {
  title: 'Notifications',
  markAll: 'Mark all as read',
  more: (n: number) => (n === 1 ? '1 more notification' : `${String(n)} more notifications`),
  none: 'Nothing new. Each step of a deal is told here.',
  failed: 'The notifications could not be loaded.',
  unread: 'unread',
  priorities: { urgent: 'Urgent', high: 'Important', normal: '' } satisfies Record<NotificationPriority, string>,
  notRead: 'Failed to mark notification as read',
  notAllRead: 'Failed to mark all notifications as read',
};

/** The page behind the bell. */
export const notificationsPage = {
  title: 'Notifications',
  lead: 'Everything that we told you, by deal and invite, the newest first.',
  other: 'Other',
  unread: (n: number) => `${String(n)} unread`,
  earlier: (n: number) => (n === 1 ? '1 earlier notification' : `${String(n)} earlier notifications`),
  failed: 'The notifications could not be loaded',
  more: 'Load more',
  empty: { title: 'No notifications yet', text: 'Each step of a deal is told here.' },
};
