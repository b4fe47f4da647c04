import { encryptedApplicationFields } from '#contract/application-fields.ts';
import type { Brand } from '#contract/brand.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { Secret } from '#server/crypto/secret.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { readSubmittedApplication, referenceOfApplication } from '#server/features/applications/read.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { countReveals } from '#server/features/applications/reveal.ts';
import type { Tx } from '#server/ports.ts';
import { describeMasked } from './describe.ts';
import { openCopyFile, selectCopy, selectCopyByToken, useToken } from './store.ts';

const texts = { en, es };
const RETRY_SECONDS = 1;
export type CopyFile = { name: string; pdf: Secret<Buffer> };

/**
 * Returns the applicant's copy, once.
 * @throws AppError not_found for an unknown token; in_progress until the copy is printed, without using the token; gone
 * when the token was used or has expired
 */
export async function downloadOwnCopy(app: App, ctx: Ctx, token: string): Promise<CopyFile> {
  const hash = hashToken(token);
  return app.db.tx(async (tx) => {
    const copy = await selectCopyByToken(tx, hash);
    if (!copy) throw new AppError('not_found', say(ctx, 'unknown', app.brand));
    if (!(await useToken(tx, hash))) {
      if (copy.token_used_at !== null) throw new AppError('gone', say(ctx, 'used', app.brand));
      if (copy.is_over) throw new AppError('gone', say(ctx, 'expired', app.brand));
      if (copy.made_at === null) throw preparing(ctx);
      // Another call used the token after it was read.
      throw new AppError('gone', say(ctx, 'used', app.brand));
    }
    return handOut(app, ctx, tx, copy.application_id);
  });
}

/**
 * Returns the signed file to staff for a reason. It contains every number unmasked, so it counts as a reveal of each
 * encrypted field.
 * @throws AppError not_found; in_progress until the copy is printed; rate_limited
 */
export async function downloadCopy(app: App, ctx: Ctx<StaffActor>, id: string, reason: string): Promise<CopyFile> {
  requirePermission(ctx, 'files.reveal');
  const copy = await selectCopy(app.db.query, id);
  if (!copy || copy.made_at === null) throw preparing(ctx);
  await countReveals(app, ctx, encryptedApplicationFields.length);
  return app.db.tx(async (tx) => {
    const file = await handOut(app, ctx, tx, id, { reason });
    for (const field of encryptedApplicationFields)
      await audit(tx, ctx, 'application.revealed', { kind: 'application', id }, { field, reason });
    return file;
  });
}

/** Prints the document with masked numbers, for staff. It is not the signed file. @throws AppError not_found */
export async function printMaskedCopy(app: App, ctx: Ctx<StaffActor>, id: string): Promise<CopyFile> {
  requirePermission(ctx, 'files.read');
  await requireOwnFile(app.db.query, ctx, { kind: 'application', id });
  return printMasked(app, ctx, id, { masked: true });
}

/** Prints the document with masked numbers for the holder of the status link. @throws AppError not_found */
export const printOwnMaskedCopy = (app: App, ctx: Ctx, id: string): Promise<CopyFile> =>
  printMasked(app, ctx, id, { masked: true, statusPage: true });

async function printMasked(app: App, ctx: Ctx, id: string, detail: Record<string, boolean>): Promise<CopyFile> {
  const submitted = await readSubmittedApplication(app, id);
  const pdf = await app.printer.print(describeMasked(submitted, { brand: app.brand, at: ctx.now }));
  await app.db.tx((tx) => audit(tx, ctx, 'application.copy_downloaded', { kind: 'application', id }, detail));
  return { name: `${submitted.reference}-masked.pdf`, pdf: new Secret(pdf) };
}

/** Returns the signed file in the caller's transaction, which used the applicant's code. @throws AppError in_progress until the copy is made */
export const handOutToApplicant = (app: App, ctx: Ctx, tx: Tx, id: string): Promise<CopyFile> =>
  handOut(app, ctx, tx, id, { statusPage: true });

/** Audits the download before the file is sent. */
async function handOut(
  app: App,
  ctx: Ctx,
  tx: Tx,
  id: string,
  detail: { reason?: string; statusPage?: true } = {},
): Promise<CopyFile> {
  const reference = await referenceOfApplication(tx, id);
  const pdf = await openCopyFile(tx, app.vault, id);
  if (!pdf) throw preparing(ctx);
  await audit(tx, ctx, 'application.copy_downloaded', { kind: 'application', id }, detail);
  return { name: `${reference}.pdf`, pdf };
}

const preparing = (ctx: Ctx): AppError =>
  new AppError('in_progress', texts[ctx.lang].messages.preparing, { retryAfterSeconds: RETRY_SECONDS });
const say = (ctx: Ctx, what: 'unknown' | 'used' | 'expired', brand: Brand): string =>
  texts[ctx.lang].messages[what](brand.phones.main.display);
