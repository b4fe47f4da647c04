import { QueryClient } from '@tanstack/react-query';
import { read } from './request.ts';

/** Queries never become stale, never refetch by interval or focus, and are not retried. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => read(queryKey),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
