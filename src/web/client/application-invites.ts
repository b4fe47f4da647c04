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

const MAILED_MS = 3_000;
const FRESH_MS = 60_000;
const isBeingMailed = ({ emailSent, createdAt }: ApplicationInvite): boolean =>
  emailSent === 'false' && Date.now() - Date.parse(createdAt) < FRESH_MS;
const KEY = [applicationInvitePaths.own];

export const useApplicationInvites = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<ApplicationInvite[]> => {
      if (!currentSession()) throw new Error(words.authentication.list);
      return invitesAnswerSchema.parse(await requestAsUser('GET', applicationInvitePaths.own)).invites;
    },
    refetchOnMount: 'always',
    // Until the mail of a fresh one is on its way, which takes seconds.
    refetchInterval: ({ state }) => (state.data?.some(isBeingMailed) ? MAILED_MS : false),
  });

export const refreshInvites = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

/** The pre-filled values travel as the text of one object, without the empty ones. */
export async function createInvite(
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

const change = async (id: string, verb: 'resend' | 'revoke'): Promise<void> => {
  await requestAsUser('POST', `${applicationInvitePaths.own}/${encodeURIComponent(id)}/${verb}`);
};
export const resendInvite = (id: string): Promise<void> => change(id, 'resend');
export const revokeInvite = (id: string): Promise<void> => change(id, 'revoke');

const startKey = (id: string) => [...KEY, id, 'deal-start'];
/** What a deal made from a completed invitation starts with, and the deal that exists already. */
export const useDealStart = (id: string) =>
  useQuery({
    queryKey: startKey(id),
    gcTime: 0,
    queryFn: async (): Promise<DealStart> =>
      dealStartAnswerSchema.parse(await requestAsUser('GET', applicationInvitePaths.dealStart(encodeURIComponent(id)))),
  });
export const rereadDealStart = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: startKey(id) });
