import { isCode, plainCode, type VerifyAnswer, type SignedCopyState } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { selectMadeCopyByCode, selectCopy } from './store.ts';
import type { Query, Tx } from '#server/ports.ts';
import { verifyUrl } from './describe.ts';

const texts = { en, es };

/** Confirms that a copy with this code exists, without its content. @throws AppError not_found, with valid: false */
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

/** Message for a caller who tries too many codes. */
export const tooManyCodes =
  ({ lang }: Ctx) =>
  (seconds: number): string =>
    texts[lang].messages.tooMany(waitingTime(seconds, lang));

/** The state of the copy of one application. */
export async function readCopyState(app: App, query: Query | Tx, applicationId: string): Promise<SignedCopyState> {
  const copy = await selectCopy(query, applicationId);
  return {
    state: copy?.made_at ? 'ready' : copy?.last_error ? 'failing' : 'preparing',
    madeAt: copy?.made_at?.toISOString() ?? null,
    contentHash: copy?.content_hash ?? null,
    verifyUrl: copy ? verifyUrl(app.config.publicUrl, copy.language, copy.code) : '',
  };
}
