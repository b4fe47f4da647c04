import {
  DEVICE_HEADER,
  messageAnswerSchema,
  type RegisterAnswer,
  registerAnswerSchema,
  type SessionAnswer,
  sessionAnswerSchema,
  signInPaths,
  type ValidInviteAnswer,
  validInviteAnswerSchema,
} from '#contract/sign-in.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request, type RequestOptions } from './request.ts';
import { endSession, requestAsUser } from './session.ts';

const DEVICE = 'dealerDevice';
/** Sends the token that identifies this browser, and stores the one in the answer. */
const asKnownDevice = (): Pick<RequestOptions, 'headers' | 'onHeaders'> => {
  const device = localStorage.getItem(DEVICE);
  return {
    headers: device === null ? {} : { [DEVICE_HEADER]: device },
    onHeaders: (headers) => {
      const next = headers.get(DEVICE_HEADER);
      if (next !== null) localStorage.setItem(DEVICE, next);
    },
  };
};

export const useLogin = () =>
  useMutation({
    // The password must not stay in the mutation cache.
    gcTime: 0,
    mutationFn: async ({ code, ...input }: { email: string; password: string; code: string }): Promise<SessionAnswer> =>
      sessionAnswerSchema.parse(
        await request('POST', signInPaths.login, { ...input, ...(code === '' ? {} : { code }) }, asKnownDevice()),
      ),
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
    mutationFn: async ({ code, ...input }: { token: string; password: string; code: string }): Promise<SessionAnswer> =>
      sessionAnswerSchema.parse(
        await request(
          'POST',
          signInPaths.acceptInvite,
          { ...input, ...(code === '' ? {} : { code }) },
          asKnownDevice(),
        ),
      ),
  });

export const useRegister = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (email: string): Promise<RegisterAnswer> =>
      registerAnswerSchema.parse(await request('POST', signInPaths.register, { email })),
  });

/** The answer is the same for known and unknown addresses. */
export const useForgotPassword = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (email: string): Promise<string> =>
      messageAnswerSchema.parse(await request('POST', signInPaths.forgotPassword, { email }, asKnownDevice())).message,
  });

/** Changes the password. All sessions end, and the answer opens a new one. */
export const apiChangePassword = async (input: {
  currentPassword: string;
  newPassword: string;
}): Promise<SessionAnswer> =>
  sessionAnswerSchema.parse(await requestAsUser('POST', signInPaths.changePassword, input, asKnownDevice()));

/** Signs out locally regardless of the server's answer. An unreachable server expires the session by its own limits. */
export async function apiLogout(): Promise<void> {
  try {
    await requestAsUser('POST', signInPaths.logout);
  } catch {
    // A network failure must not keep the user signed in.
  } finally {
    endSession('logout');
  }
}
