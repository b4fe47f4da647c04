import {
  type SessionAnswer,
  sessionAnswerSchema,
  signInPaths,
  type ValidInviteAnswer,
  validInviteAnswerSchema,
} from '#contract/sign-in.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';
import { endSession, requestAsUser } from './session.ts';

export const useLogin = () =>
  useMutation({
    // The password must not stay in the mutation cache.
    gcTime: 0,
    mutationFn: async (input: { email: string; password: string }): Promise<SessionAnswer> =>
      sessionAnswerSchema.parse(await request('POST', signInPaths.login, input)),
  });

export const useInvite = (token: string) =>
  useQuery({
    queryKey: [signInPaths.validateInvite, token],
    gcTime: 0,
    enabled: token !== '',
    queryFn: async (): Promise<ValidInviteAnswer> =>
      validInviteAnswerSchema.parse(await request('POST', signInPaths.validateInvite, { token })),
  });

export const useAcceptInvite = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (input: { token: string; password: string }): Promise<SessionAnswer> =>
      sessionAnswerSchema.parse(await request('POST', signInPaths.acceptInvite, input)),
  });

/** Signs out here whatever the server says; an unreachable server forgets the session by its own limits. */
export async function logout(): Promise<void> {
  try {
    await requestAsUser('POST', signInPaths.logout);
  } catch {
    // Staying signed in because the network is down would be worse.
  } finally {
    endSession('logout');
  }
}
