import type { QueryFunctionContext } from '@tanstack/react-query';

export const POLL_MS = 30_000;
/** The poll interval while something is in progress, and the maximum number of polls. */
export const LOOK_MS = 3000;
export const LOOKS = 15;

/** Marks a repeated read, so that an unattended screen does not extend its session. */
export const pollHeaders = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) =>
  client.getQueryData(queryKey) === undefined ? {} : { headers: { 'x-poll': '1' } };
