import {
  type AcceptInvite,
  DEVICE_HEADER,
  type LoginInput,
  messageAnswerSchema,
  type RegisterAnswer,
  registerAnswerSchema,
  type SessionAnswer,
  sessionAnswerSchema,
  signInPaths,
  type ValidInviteAnswer,
  validInviteAnswerSchema,
} from '#contract/sign-in.ts';
import { useQuery } from '@tanstack/react-query';
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

/** Most accounts have no codes. */
const withoutEmptyCode = <T extends { code: string }>(input: T) => ({ ...input, code: input.code || undefined });

export const apiLogin = async (input: LoginInput): Promise<SessionAnswer> =>
  sessionAnswerSchema.parse(await request('POST', signInPaths.login, withoutEmptyCode(input), asKnownDevice()));

export const useInvite = (token: string) =>
  useQuery({
    queryKey: [signInPaths.validateInvite, token],
    gcTime: 0,
    enabled: token !== '',
    queryFn: async (): Promise<ValidInviteAnswer> =>
      validInviteAnswerSchema.parse(await request('POST', signInPaths.validateInvite, { token })),
  });

export const apiAcceptInvite = async (input: AcceptInvite): Promise<SessionAnswer> =>
  sessionAnswerSchema.parse(await request('POST', signInPaths.acceptInvite, withoutEmptyCode(input), asKnownDevice()));

export const apiRegister = async (email: string): Promise<RegisterAnswer> =>
  registerAnswerSchema.parse(await request('POST', signInPaths.register, { email }));

/** Returns the message of the answer, which is the same for known and unknown addresses. */
export const apiForgotPassword = async (email: string): Promise<string> =>
  messageAnswerSchema.parse(await request('POST', signInPaths.forgotPassword, { email }, asKnownDevice())).message;

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
