import {
  type Account,
  accountAnswerSchema,
  accountPaths,
  type BegunTotp,
  begunTotpAnswerSchema,
  endedAnswerSchema,
  type EmailUpdates,
  type OwnSession,
  type PasswordAndCode,
  recoveryCodesAnswerSchema,
  sessionsAnswerSchema,
} from '#contract/account.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser, updateSession } from './session.ts';

const ACCOUNT = [accountPaths.own];
const SESSIONS = [accountPaths.sessions];

function withSessionUpdate(account: Account): Account {
  updateSession(account);
  return account;
}

export const useAccount = () =>
  useQuery({
    queryKey: ACCOUNT,
    queryFn: async (): Promise<Account> =>
      withSessionUpdate(accountAnswerSchema.parse(await requestAsUser('GET', accountPaths.own)).account),
  });
export const useOwnSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: async (): Promise<OwnSession[]> =>
      sessionsAnswerSchema.parse(await requestAsUser('GET', accountPaths.sessions)).sessions,
    refetchOnMount: 'always',
  });

export const refreshAccount = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ACCOUNT });
export const refreshSessions = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: SESSIONS });

export async function apiChooseMailUpdates(client: QueryClient, mailUpdates: EmailUpdates): Promise<void> {
  const answer = accountAnswerSchema.parse(await requestAsUser('PATCH', accountPaths.own, { mailUpdates }));
  client.setQueryData(ACCOUNT, answer.account);
}

export const apiEndSession = (id: string): Promise<unknown> =>
  requestAsUser('DELETE', accountPaths.session(encodeURIComponent(id)));
export const apiEndOtherSessions = async (): Promise<number> =>
  endedAnswerSchema.parse(await requestAsUser('POST', accountPaths.endOthers)).ended;

export const apiBeginTotp = async (password: string): Promise<BegunTotp> =>
  begunTotpAnswerSchema.parse(await requestAsUser('POST', accountPaths.beginTotp, { password }));
export const apiConfirmTotp = async (code: string): Promise<string[]> =>
  recoveryCodesAnswerSchema.parse(await requestAsUser('POST', accountPaths.confirmTotp, { code })).recoveryCodes;
export const apiDisableTotp = (input: PasswordAndCode): Promise<unknown> =>
  requestAsUser('POST', accountPaths.disableTotp, input);
export const apiRenewRecoveryCodes = async (input: PasswordAndCode): Promise<string[]> =>
  recoveryCodesAnswerSchema.parse(await requestAsUser('POST', accountPaths.recoveryCodes, input)).recoveryCodes;
