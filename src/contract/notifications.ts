import * as z from 'zod/mini';

const own = '/api/dealer/notifications';
export const notificationPaths = {
  own,
  unreadCount: `${own}/unread-count`,
  markAllRead: `${own}/mark-all-read`,
  read: (id: string) => `${own}/${id}/read`,
} as const;

export const notificationPriorities = ['urgent', 'high', 'normal'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

export const notificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** The deal that it is about, if any. */
  dealId: z.optional(z.string()),
  /** The completed invitation that it is about, if any. */
  inviteId: z.optional(z.string()),
  isRead: z.enum(['true', 'false']),
  priority: z.enum(notificationPriorities),
});
export type Notification = z.infer<typeof notificationSchema>;
/** Newest first, at most 100; `total` counts all of them, to a thousand. */
export const notificationsAnswerSchema = z.object({ notifications: z.array(notificationSchema), total: z.number() });
export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>;
export const unreadCountAnswerSchema = z.object({ count: z.number() });
export const doneAnswerSchema = z.object({ success: z.literal(true) });
