import type { QueryFunctionContext } from '@tanstack/react-query';

export const POLL_MS = 30_000;
/** While something is on its way: how often one looks again, and how many times at most. */
export const LOOK_MS = 3000;
export const LOOKS = 15;

/** A repeated read is marked as one, so that an unattended screen does not keep its session alive. */
export const pollHeaders = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) =>
  client.getQueryData(queryKey) === undefined ? {} : { headers: { 'x-poll': '1' } };
