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
  /** The related deal, if any. */
  dealId: z.optional(z.string()),
  /** The related completed invitation, if any. */
  inviteId: z.optional(z.string()),
  isRead: z.enum(['true', 'false']),
  priority: z.enum(notificationPriorities),
});
export type Notification = z.infer<typeof notificationSchema>;
/** Newest first, at most 100. `total` counts all of them, up to 1,000. */
export const notificationsAnswerSchema = z.object({ notifications: z.array(notificationSchema), total: z.number() });
export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>;
/** Ordered by the newest notification, newest first. Each group shows at most 10 notifications. */
export const GROUP_SHOWN = 10;
export const notificationGroupSchema = z.object({
  /** The related deal. An invitation whose application became a deal belongs to that deal. */
  dealId: z.optional(z.string()),
  /** The related invitation. Only without a deal. */
  inviteId: z.optional(z.string()),
  /** The name of the deal or of the invitation's recipient. */
  name: z.nullable(z.string()),
  count: z.number(),
  unread: z.number(),
  notifications: z.array(notificationSchema),
});
export type NotificationGroup = z.infer<typeof notificationGroupSchema>;
export const notificationGroupsQuerySchema = z.object({
  ...pageQuery,
  /** `unread`: only groups with an unread notification. */
  show: z.optional(z.enum(['', 'unread'], { error: 'show is unread' })),
});
export type NotificationGroupsQuery = z.output<typeof notificationGroupsQuerySchema>;
export const notificationGroupsAnswerSchema = z.object({
  groups: z.array(notificationGroupSchema),
  nextCursor: z.nullable(z.string()),
});
export type NotificationGroupsAnswer = z.infer<typeof notificationGroupsAnswerSchema>;
export const unreadCountAnswerSchema = z.object({ count: z.number() });
export const doneAnswerSchema = z.object({ success: z.literal(true) });
