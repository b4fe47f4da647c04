import {
  type NotificationGroup,
  notificationGroupsAnswerSchema,
  type NotificationGroupsAnswer,
  notificationPaths,
  type NotificationsAnswer,
  notificationsAnswerSchema,
  unreadCountAnswerSchema,
} from '#contract/notifications.ts';
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { requestAsUser } from './session.ts';

const listKey = [notificationPaths.own];
const countKey = [notificationPaths.unreadCount];
/** Groups of one page. */
const GROUPS = '20';
const groupsKey = [notificationPaths.groups];

export const useNotifications = () =>
  useQuery({
    queryKey: listKey,
    refetchInterval: POLL_MS,
    queryFn: async (context): Promise<NotificationsAnswer> =>
      notificationsAnswerSchema.parse(
        await requestAsUser('GET', notificationPaths.own, undefined, pollHeaders(context)),
      ),
  });

export const useNotificationGroups = (show: '' | 'unread') =>
  useInfiniteQuery({
    queryKey: [...groupsKey, show],
    queryFn: async (context): Promise<NotificationGroupsAnswer> => {
      const { pageParam } = context;
      const path = `${notificationPaths.groups}?${new URLSearchParams({ limit: GROUPS, cursor: pageParam, show }).toString()}`;
      return notificationGroupsAnswerSchema.parse(await requestAsUser('GET', path, undefined, pollHeaders(context)));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  });

export const useUnreadCount = () =>
  useQuery({
    queryKey: countKey,
    refetchInterval: POLL_MS,
    queryFn: async (context): Promise<number> =>
      unreadCountAnswerSchema.parse(
        await requestAsUser('GET', notificationPaths.unreadCount, undefined, pollHeaders(context)),
      ).count,
  });

/** Marks one or all as read. Updates the screen at once, and reverts it when the server refuses. */
export async function apiMarkRead(client: QueryClient, id?: string): Promise<void> {
  const [list, count] = [client.getQueryData<NotificationsAnswer>(listKey), client.getQueryData<number>(countKey)];
  client.setQueryData<NotificationsAnswer>(
    listKey,
    (all) =>
      all && {
        ...all,
        notifications: all.notifications.map((one) =>
          id === undefined || one.id === id ? { ...one, isRead: 'true' } : one,
        ),
      },
  );
  client.setQueryData<number>(countKey, (unread) => (id === undefined ? 0 : Math.max(0, (unread ?? 1) - 1)));
  try {
    if (id === undefined) await requestAsUser('POST', notificationPaths.markAllRead);
    else await requestAsUser('PATCH', notificationPaths.read(encodeURIComponent(id)));
  } catch (error) {
    client.setQueryData(listKey, list);
    client.setQueryData(countKey, count);
    throw error;
  } finally {
    void client.invalidateQueries({ queryKey: groupsKey });
  }
}

/** Marks the shown notifications of a group as read. */
export async function apiMarkGroupRead(client: QueryClient, { notifications }: NotificationGroup): Promise<void> {
  const unread = notifications.filter(({ isRead }) => isRead === 'false');
  await Promise.all(unread.map(({ id }) => apiMarkRead(client, id)));
}
