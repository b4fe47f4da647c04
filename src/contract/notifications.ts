import * as z from 'zod/mini';
import { pageQuery } from './page-query.ts';

const own = '/api/dealer/notifications';
export const notificationPaths = {
  own,
  groups: `${own}/groups`,
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
/** Groups whose newest notification is newer come first. Each shows at most 10 of its notifications. */
export const GROUP_SHOWN = 10;
export const notificationGroupSchema = z.object({
  /** The deal or the invite that all of them are about; neither for a single notification. */
  dealId: z.optional(z.string()),
  inviteId: z.optional(z.string()),
  /** Of the deal, or of the recipient of the invite. */
  name: z.nullable(z.string()),
  count: z.number(),
  unread: z.number(),
  notifications: z.array(notificationSchema),
});
export type NotificationGroup = z.infer<typeof notificationGroupSchema>;
export const notificationGroupsQuerySchema = z.object(pageQuery);
export const notificationGroupsAnswerSchema = z.object({
  groups: z.array(notificationGroupSchema),
  nextCursor: z.nullable(z.string()),
});
export type NotificationGroupsAnswer = z.infer<typeof notificationGroupsAnswerSchema>;
export const unreadCountAnswerSchema = z.object({ count: z.number() });
export const doneAnswerSchema = z.object({ success: z.literal(true) });
