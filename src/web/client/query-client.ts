import { QueryClient } from '@tanstack/react-query';
import { read } from './request.ts';

/** Reads never go stale, never repeat by interval or focus, and nothing is retried. */
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
