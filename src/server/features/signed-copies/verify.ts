import { isCode, plainCode, type VerifyAnswer } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { selectMadeCopyByCode } from './store.ts';

const texts = { en, es };

/** That a copy with this code was made, and nothing of what it says. @throws AppError not_found, with valid: false */
export async function verifyCopy(app: App, ctx: Ctx, typed: string): Promise<VerifyAnswer> {
  const code = plainCode(typed);
  const found = isCode(code) ? await selectMadeCopyByCode(app.db.query, code) : undefined;
  if (!found?.content_hash) throw new AppError('not_found', texts[ctx.lang].messages.unknownCode, { valid: false });
  return {
    valid: true,
    signedAt: found.signed_at.toISOString(),
    language: found.language,
    contentHash: found.content_hash,
  };
}

/** What a caller is told who tries one code after the other. */
export const tooManyCodes =
  ({ lang }: Ctx) =>
  (seconds: number): string =>
    texts[lang].messages.tooMany(waitingTime(seconds, lang));
