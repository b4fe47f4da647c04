import type { Language } from '#contract/language.ts';
import { signedCopyPaths, type VerifyAnswer, verifyAnswerSchema } from '#contract/signed-copy.ts';
import { request, RequestError } from './request.ts';

/** Returns what the server confirms for a code, or null for an unknown one. @throws RequestError otherwise */
export async function apiVerifyCode(code: string, language: Language): Promise<VerifyAnswer | null> {
  try {
    const path = `${signedCopyPaths.verify}/${encodeURIComponent(code)}`;
    return verifyAnswerSchema.parse(
      await request('GET', path, undefined, { headers: { 'accept-language': language } }),
    );
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
