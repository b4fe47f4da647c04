import * as z from 'zod/mini';
import {
  type Deal,
  dealSchema,
  dealPaths,
  editConflictSchema,
  ifMatch,
  type DealListRow,
  dealsAnswerSchema,
  type SyncAnswer,
  syncAnswerSchema,
} from '#contract/deals.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { IdempotencyKey } from './idempotency-key.ts';
import { POLL_MS, pollHeaders } from './polling.ts';
import { RequestError } from './request.ts';
import { sendOnce } from './send-once.ts';
import { requestAsUser } from './session.ts';

const answerSchema = z.object({ deal: dealSchema });

const pathOf = (id: string): string => dealPaths.one(encodeURIComponent(id));
const dealKey = (id: string) => [dealPaths.own, id];

export const useDeals = () =>
  useQuery({
    queryKey: [dealPaths.own],
    queryFn: async (): Promise<DealListRow[]> =>
      dealsAnswerSchema.parse(await requestAsUser('GET', `${dealPaths.own}?progress=true`)).deals,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    staleTime: POLL_MS,
  });

/** Reads a deal. `live` refreshes it every 30 seconds. */
export const useDeal = (id: string, { live = false } = {}) =>
  useQuery({
    queryKey: dealKey(id),
    // Without a cache, because each opening counts as a visit.
    gcTime: 0,
    enabled: id !== '',
    refetchInterval: live && POLL_MS,
    queryFn: async (context): Promise<Deal> =>
      answerSchema.parse(await requestAsUser('GET', pathOf(id), undefined, pollHeaders(context))).deal,
  });

/** Shows the deal returned by a change, without another read. */
export function showDeal(client: QueryClient, deal: Deal): void {
  client.setQueryData(dealKey(deal.id), deal);
}

/** Reloads an open deal after a change that does not return it. */
export const refreshDeal = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: dealKey(id) });

/** Saves a new draft, or replaces the given version of a stored one. @throws RequestError, see `savedSince` */
export async function apiSaveDraft(
  stored: { id: string; version: number } | undefined,
  form: object,
  key: IdempotencyKey,
): Promise<Deal> {
  const [method, path] = stored ? (['PUT', pathOf(stored.id)] as const) : (['POST', dealPaths.own] as const);
  const over = stored ? ifMatch(stored.version) : {};
  const content = JSON.stringify([path, over, form]);
  return changed(
    await sendOnce(key, content, (headers) => requestAsUser(method, path, form, { headers: { ...headers, ...over } })),
  );
}

/** Returns the stored deal when a save was rejected because of a concurrent save. */
export function conflictingDeal(error: unknown): Deal | undefined {
  if (!(error instanceof RequestError) || error.code !== 'edit_conflict') return undefined;
  return editConflictSchema.safeParse(error.answer).data?.deal;
}

export async function apiSubmitDeal(id: string, key: IdempotencyKey): Promise<Deal> {
  const path = dealPaths.submit(encodeURIComponent(id));
  return changed(await sendOnce(key, path, (headers) => requestAsUser('POST', path, undefined, { headers })));
}

export async function apiDeleteDeal(client: QueryClient, id: string): Promise<void> {
  await requestAsUser('DELETE', pathOf(id));
  client.setQueryData<DealListRow[]>([dealPaths.own], (rows) => rows?.filter((row) => row.id !== id));
}

export const apiSyncDeal = async (id: string): Promise<SyncAnswer> =>
  syncAnswerSchema.parse(await requestAsUser('POST', dealPaths.sync(encodeURIComponent(id))));

const changed = (answer: unknown): Deal => answerSchema.parse(answer).deal;
