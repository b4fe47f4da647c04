import * as z from 'zod/mini';
import {
  type Deal,
  dealSchema,
  dealPaths,
  type DealListRow,
  dealsAnswerSchema,
  type SyncAnswer,
  syncAnswerSchema,
} from '#contract/deals.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { IdempotencyKey } from './idempotency-key.ts';
import { POLL_MS, pollHeaders } from './polling.ts';
import { sendOnce } from './send-once.ts';
import { requestAsUser } from './session.ts';

const answerSchema = z.object({ deal: dealSchema });

const pathOf = (id: string): string => dealPaths.one(encodeURIComponent(id));
const dealKey = (id: string) => [dealPaths.own, id];
/** What a deal page calls; an encoded id never leaves its place in the path. */
const under = (id: string) => {
  const safe = encodeURIComponent(id);
  return { submit: dealPaths.submit(safe), sync: dealPaths.sync(safe) };
};

/** All deals of the dealership, newest first. */
export const useDeals = () =>
  useQuery({
    queryKey: [dealPaths.own],
    queryFn: async (): Promise<DealListRow[]> =>
      dealsAnswerSchema.parse(await requestAsUser('GET', dealPaths.own)).deals,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    staleTime: POLL_MS,
  });

/** One deal; `live` reads it again every 30 seconds. */
export const useDeal = (id: string, { live = false } = {}) =>
  useQuery({
    queryKey: dealKey(id),
    // Each opening is a visit of its own.
    gcTime: 0,
    enabled: id !== '',
    refetchInterval: live && POLL_MS,
    queryFn: async (context): Promise<Deal> =>
      answerSchema.parse(await requestAsUser('GET', pathOf(id), undefined, pollHeaders(context))).deal,
  });

/** Shows what a change answered, without reading it again. */
export function showDeal(client: QueryClient, deal: Deal): void {
  client.setQueryData(dealKey(deal.id), deal);
}

/** Reads an open deal again, after something changed it that does not answer it. */
export const rereadDeal = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: dealKey(id) });

/** Keeps a draft: a new one, or the one that has this id. */
export async function saveDraft(id: string | undefined, form: object, key: IdempotencyKey): Promise<Deal> {
  const [method, path] = id === undefined ? (['POST', dealPaths.own] as const) : (['PUT', pathOf(id)] as const);
  return changed(
    await sendOnce(key, JSON.stringify([path, form]), (headers) => requestAsUser(method, path, form, { headers })),
  );
}

export async function submitDeal(id: string, key: IdempotencyKey): Promise<Deal> {
  const path = under(id).submit;
  return changed(await sendOnce(key, path, (headers) => requestAsUser('POST', path, undefined, { headers })));
}

export async function deleteDeal(client: QueryClient, id: string): Promise<void> {
  await requestAsUser('DELETE', pathOf(id));
  client.setQueryData<DealListRow[]>([dealPaths.own], (rows) => rows?.filter((row) => row.id !== id));
}

export const syncDeal = async (id: string): Promise<SyncAnswer> =>
  syncAnswerSchema.parse(await requestAsUser('POST', under(id).sync));

const changed = (answer: unknown): Deal => answerSchema.parse(answer).deal;
