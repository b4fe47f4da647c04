import type { Brand } from '#contract/brand.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import type { Secret } from '#server/core/secret.ts';
import { hashToken } from '#server/core/tokens.ts';
import { referenceOfApplication } from '#server/features/applications/read.ts';
import type { Tx } from '#server/ports.ts';
import { openCopyFile, selectCopyByToken, useToken } from './store.ts';

const texts = { en, es };
const RETRY_SECONDS = 1;
export type CopyFile = { name: string; pdf: Secret<Buffer> };

/**
 * The applicant's own copy, once.
 * @throws AppError not_found for an unknown token; in_progress until the copy is made, which uses nothing up;
 * gone when the token was used or its time is over
 */
export async function downloadOwnCopy(app: App, ctx: Ctx, token: string): Promise<CopyFile> {
  const hash = hashToken(token);
  return app.db.tx(async (tx) => {
    const copy = await selectCopyByToken(tx, hash);
    if (!copy) throw new AppError('not_found', say(ctx, 'unknown', app.brand));
    if (!(await useToken(tx, hash, ctx.now))) {
      if (copy.token_used_at !== null) throw new AppError('gone', say(ctx, 'used', app.brand));
      if (copy.token_expires_at === null || copy.token_expires_at <= ctx.now)
        throw new AppError('gone', say(ctx, 'expired', app.brand));
      if (copy.made_at === null) throw preparing(ctx);
      // Another call was quicker between the look and the use.
      throw new AppError('gone', say(ctx, 'used', app.brand));
    }
    return handOut(app, ctx, tx, copy.application_id);
  });
}

/** The same file for the lender's staff, as often as they need it. @throws AppError not_found, in_progress */
export const downloadCopy = (app: App, ctx: Ctx<UserActor>, id: string): Promise<CopyFile> =>
  app.db.tx((tx) => handOut(app, ctx, tx, id));

/** What leaves is recorded before it leaves. */
async function handOut(app: App, ctx: Ctx, tx: Tx, id: string): Promise<CopyFile> {
  const reference = await referenceOfApplication(tx, id);
  const pdf = await openCopyFile(tx, app.vault, id);
  if (!pdf) throw preparing(ctx);
  await audit(tx, ctx, 'application.copy_downloaded', { kind: 'application', id });
  return { name: `${reference}.pdf`, pdf };
}

const preparing = (ctx: Ctx): AppError =>
  new AppError('in_progress', texts[ctx.lang].messages.preparing, { retryAfterSeconds: RETRY_SECONDS });
const say = (ctx: Ctx, what: 'unknown' | 'used' | 'expired', brand: Brand): string =>
  texts[ctx.lang].messages[what](brand.phones.main.display);
