import type { Notification } from '#contract/notifications.ts';

/** The screen of what a notification is about; undefined for one that is about nothing. */
export function placeOfNotification({
  dealId,
  inviteId,
}: Pick<Notification, 'dealId' | 'inviteId'>): string | undefined {
  if (dealId !== undefined) return `/dealer/deals/${encodeURIComponent(dealId)}`;
  return inviteId === undefined ? undefined : `/dealer/send-application#invite-${inviteId}`;
}
