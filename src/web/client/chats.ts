import {
  chatAdminPaths,
  type ChatFileAnswer,
  chatFileAnswerSchema,
  type ChatsAnswer,
  chatsAnswerSchema,
  type UnansweredAnswer,
  unansweredAnswerSchema,
} from '#contract/chat.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

const PAGE = 50;
const pageOf = (path: string, cursor: string): Promise<unknown> =>
  requestAsUser('GET', `${path}?limit=${String(PAGE)}${cursor && `&cursor=${cursor}`}`);

export const useChats = () =>
  useInfiniteQuery({
    queryKey: [chatAdminPaths.list],
    queryFn: async ({ pageParam }): Promise<ChatsAnswer> =>
      chatsAnswerSchema.parse(await pageOf(chatAdminPaths.list, pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const useUnanswered = () =>
  useInfiniteQuery({
    queryKey: [chatAdminPaths.unanswered],
    queryFn: async ({ pageParam }): Promise<UnansweredAnswer> =>
      unansweredAnswerSchema.parse(await pageOf(chatAdminPaths.unanswered, pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const useChat = (id: string) =>
  useQuery({
    queryKey: [chatAdminPaths.list, id],
    // Without a cache, because the server records each view.
    gcTime: 0,
    queryFn: async (): Promise<ChatFileAnswer['chat']> =>
      chatFileAnswerSchema.parse(await requestAsUser('GET', chatAdminPaths.one(id))).chat,
  });
