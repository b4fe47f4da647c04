import type { Language } from '#contract/language.ts';
import { signedCopyPaths } from '#contract/signed-copy.ts';
import { requestFile, RequestError } from './request.ts';

const WAITED_MS = 45_000;

/**
 * Downloads the applicant's copy. Repeats the call while the copy is being generated, which does not use up the
 * token. @throws RequestError with code in_progress after 45 s, and for every other refusal
 */
export async function apiReadOwnCopy(token: string, language: Language, wait: typeof sleep = sleep): Promise<Blob> {
  for (let waited = 0; ;) {
    try {
      return await requestFile('POST', signedCopyPaths.download, { token, language });
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'in_progress' || waited >= WAITED_MS) throw error;
      const ms = (error.retryAfterSeconds ?? 1) * 1000;
      await wait(ms);
      waited += ms;
    }
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
