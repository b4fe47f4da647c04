import {
  type ApplicationInvite,
  applicationInvitePaths,
  type DealStart,
  dealStartAnswerSchema,
  inviteAnswerSchema,
  invitesAnswerSchema,
  type Prefill,
} from '#contract/application-invites.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { IdempotencyKey } from './idempotency-key.ts';
import { currentSession, requestAsUser } from './session.ts';

export type NewInvite = { recipientEmail: string; recipientName: string; recipientPhone: string; prefill: Prefill };

const WEEK_MS = 7 * 24 * 3_600_000;
const FRESH_MS = 60_000;
/** An email is sent within seconds or after a delay. The 30 s refresh covers the delay. */
const pauseFor = ({ emailState, status, expiresAt }: ApplicationInvite): number | false => {
  if (emailState !== 'waiting' || status !== 'pending') return false;
  const sentMs = Date.parse(expiresAt) - WEEK_MS;
  return Date.now() - sentMs < FRESH_MS ? 3_000 : 30_000;
};
const KEY = [applicationInvitePaths.own];

export const useApplicationInvites = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<ApplicationInvite[]> => {
      if (!currentSession()) throw new Error(words.authentication.list);
      return invitesAnswerSchema.parse(await requestAsUser('GET', applicationInvitePaths.own)).invites;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const pauses = (state.data ?? []).map(pauseFor).filter((pause) => pause !== false);
      return pauses.length > 0 && Math.min(...pauses);
    },
  });

export const refreshInvites = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

/** Sends the prefilled values as the text of one object, without empty ones. */
export async function apiCreateInvite(
  { recipientPhone, prefill, ...recipient }: NewInvite,
  key: IdempotencyKey,
): Promise<ApplicationInvite> {
  if (!currentSession()) throw new Error(words.authentication.create);
  const prefillData = Object.keys(prefill).length === 0 ? {} : { prefillData: JSON.stringify(prefill) };
  const body = { ...recipient, recipientPhone: recipientPhone === '' ? null : recipientPhone, ...prefillData };
  const headers = { 'idempotency-key': key.forContent(JSON.stringify(body)) };
  const answer = await requestAsUser('POST', applicationInvitePaths.own, body, { headers });
  key.settle();
  return inviteAnswerSchema.parse(answer).invite;
}

const change = async (id: string, verb: 'resend' | 'revoke', body?: object): Promise<void> => {
  await requestAsUser('POST', `${applicationInvitePaths.own}/${encodeURIComponent(id)}/${verb}`, body);
};
export const apiResendInvite = (id: string): Promise<void> => change(id, 'resend');
/** Resends to another address after a rejection. */
export const apiResendInviteTo = (id: string, recipientEmail: string): Promise<void> =>
  change(id, 'resend', { recipientEmail });
export const apiRevokeInvite = (id: string): Promise<void> => change(id, 'revoke');

const startKey = (id: string) => [...KEY, id, 'deal-start'];
/** Reads the prefilled values of a deal from a completed invitation, and the existing deal. */
export const useDealStart = (id: string) =>
  useQuery({
    queryKey: startKey(id),
    gcTime: 0,
    queryFn: async (): Promise<DealStart> =>
      dealStartAnswerSchema.parse(await requestAsUser('GET', applicationInvitePaths.dealStart(encodeURIComponent(id)))),
  });
export const refreshDealStart = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: startKey(id) });
