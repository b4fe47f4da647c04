import type { RequestedDocument } from '#contract/documents.ts';
import type { UploadLink, UploadLinkAnswer, CreateUploadLink, CustomerUploaded } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, type UserActor, type CustomerActor, systemCtx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import { countRequiredDocuments, broughtBefore, selectSameUpload, takeUnemailedUploads } from './store.ts';
import { uploadWords, type ReceivedFile } from './receive.ts';
import type { Tx, Query } from '#server/ports.ts';
import { presentLink, referenceOf, requestedOf } from './present.ts';
import {
  fillProductKey,
  type FoundLink,
  selectUploadLinkByToken,
  selectLinks,
  insertUploadLink,
  countLinksBy,
  type ListedLink,
  revokeLink,
  revokeLinksBy,
  selectOwnLink,
  lockUsable,
  remainingUses,
  countLinkUse,
  selectMaker,
} from './link-store.ts';
import { audit } from '#server/lib/audit.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { keepDocument, quarantineDocument } from './keep.ts';
import { notifyOfSeries } from '#server/features/notifications/notify.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { queueEmail } from '#server/features/emails/queue.ts';

/** @throws AppError not_found when unknown or revoked; gone when expired. Returned also without uses left. */
export async function requireUploadLink(app: App, ctx: Ctx, token: string): Promise<FoundLink> {
  const words = uploadWords[ctx.lang].link;
  const link = await selectUploadLinkByToken(app.db.query, hashToken(token));
  if (!link || link.revoked_at !== null) throw new AppError('not_found', words.unknown, { valid: false });
  if (link.is_over) throw new AppError('gone', words.expired, { valid: false });
  return link;
}

export const isUsedUp = (link: FoundLink): boolean => link.uses >= link.max_uses;

/** What a link is for and how many uses are left. Reading counts no use, because email scanners read links too. */
export async function readUploadLink(app: App, ctx: Ctx, token: string): Promise<UploadLinkAnswer> {
  const link = await requireUploadLink(app, ctx, token);
  return {
    valid: true,
    label: link.label,
    expiresAt: link.expires_at.toISOString(),
    remainingUploads: link.max_uses - link.uses,
    reference: referenceOf(app, link),
    requested: requestedOf(link.requested, await countRequiredDocuments(app.db.query, link.deal_id)),
    dealInfo: {
      borrowerCompany: link.borrower_company,
      borrowerName: customerOf(link),
      equipmentType: link.equipment_type,
    },
  };
}

/** Links of a deal of the caller's dealership, newest first, without URLs. @throws AppError not_found */
export async function listLinks(app: App, ctx: Ctx<DealerActor>, dealId: string): Promise<UploadLink[]> {
  const { query } = app.db;
  await requireDeal(query, ctx, dealId);
  const received = await countRequiredDocuments(query, dealId);
  return (await selectLinks(query, dealId)).map((row) => presentLink(app, row, received));
}

/** The documents that all valid links of a deal request, each once, with the number of files received. */
export async function listRequested(app: App, dealId: string): Promise<RequestedDocument[]> {
  const received = await countRequiredDocuments(app.db.query, dealId);
  const links = (await selectLinks(app.db.query, dealId)).filter((link) => link.revoked_at === null);
  const asked = links.flatMap((link) => requestedOf(link.requested, received));
  return [...new Map(asked.map((one) => [one.paper, one])).values()];
}

export const customerOf = (deal: Pick<FoundLink, 'borrower_first_name' | 'borrower_last_name'>): string =>
  `${deal.borrower_first_name} ${deal.borrower_last_name}`.trim();

/** Stores the product key in every link without one, so that its reference survives a change of the key. */
export const keepProductKey = (tx: Tx, productKey: string): Promise<void> => fillProductKey(tx, productKey);

const HOUR_MS = 3_600_000;

/** Creates a link for a deal. Its URL is returned only here. @throws AppError not_found */
export const createUploadLink = (
  app: App,
  ctx: Ctx<DealerActor>,
  dealId: string,
  link: CreateUploadLink,
): Promise<MadeLink> =>
  app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, dealId);
    return keepLink(app, ctx, tx, dealId, link);
  });

type MadeLink = { uploadUrl: string; expiresAt: string };

/** Stores a link in the caller's transaction. The caller has checked the deal. */
export async function keepLink(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  dealId: string,
  { label, expiresInHours, maxUses, requested }: CreateUploadLink,
): Promise<MadeLink> {
  const id = newId(ctx.now);
  const token = newToken();
  const link = {
    id,
    deal_id: dealId,
    created_by: ctx.actor.userId,
    token_hash: hashToken(token),
    label,
    created_at: ctx.now,
    max_uses: maxUses,
    uses: 0,
    revoked_at: null,
    requested: JSON.stringify(requested),
    product_key: app.brand.productKey,
  };
  const expiresAt = await insertUploadLink(tx, link, expiresInHours * HOUR_MS);
  const detail = { deal: dealId, hours: expiresInHours, uses: maxUses, papers: requested.join(', ') };
  await audit(tx, ctx, 'upload_link.created', { kind: 'upload_link', id }, detail);
  return { uploadUrl: `${app.config.publicUrl}/upload/${token}`, expiresAt: expiresAt.toISOString() };
}

/** @throws AppError not_found when unknown or of another dealership */
export async function requireOwnLink(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<ListedLink> {
  const found = isId(id) ? await selectOwnLink(query, ctx.actor.accountId, id) : undefined;
  if (!found) throw new AppError('not_found', documentWords.unknownLink);
  return found;
}

/** Revokes the link, also for uploads in progress. @throws AppError not_found; conflict when already revoked */
export async function revokeUploadLink(app: App, ctx: Ctx<DealerActor>, id: string): Promise<UploadLink> {
  return app.db.tx(async (tx) => {
    const { deal_id } = await requireOwnLink(tx, ctx, id);
    if (!(await revokeLink(tx, id, ctx.now))) throw new AppError('conflict', documentWords.revokedBefore);
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal: deal_id });
    return presentLink(app, await requireOwnLink(tx, ctx, id), await countRequiredDocuments(tx, deal_id));
  });
}

/** Number of valid links per creator. */
export const countOpenLinks = (query: Query | Tx, userIds: string[]): Promise<Map<string, number>> =>
  countLinksBy(query, userIds);

/** Revokes every valid link that this user created. */
export async function revokeLinksOf(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  for (const { id, deal_id: deal } of await revokeLinksBy(tx, userId, ctx.now))
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal });
}

type Uploaded = { document: CustomerUploaded['document']; replayed: boolean };

/**
 * Stores a customer's file by a link, always as type other, counts one use and notifies the dealership. A repeated file
 * is not stored again and counts no use.
 * @throws AppError gone when no use is left or the link has ended; not_found when its deal was deleted
 */
export async function uploadByLink(
  app: App,
  ctx: Ctx<CustomerActor>,
  link: FoundLink,
  file: ReceivedFile,
  {
    description,
    paper,
    claim,
  }: { description: string; paper: RequiredDocument | ''; claim: IdempotencyClaim | undefined },
): Promise<Uploaded> {
  const of = { dealId: link.deal_id, by: { linkId: link.id }, documentType: 'other' as const, description, paper };
  if (file.malware !== null) {
    const { kept } = await app.db.tx(async (tx) => {
      const deal = { accountId: link.account_id, dealName: link.deal_name };
      const quarantined = await quarantineDocument(app, ctx, tx, file, { ...of, ...deal });
      if (!(await lockUsable(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
      return quarantined;
    });
    return { document: presentUploaded(ctx, file, false), replayed: !kept };
  }
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return { document: replay.answer as Uploaded['document'], replayed: true };
    const earlier = await selectSameUpload(tx, link.id, file, paper);
    if (earlier) {
      const document = presentEarlier(earlier);
      await saveAnswer(tx, claim, { status: 201, answer: document });
      return { document, replayed: true };
    }
    await keepDocument(app, ctx, tx, file, of);
    if (!(await countLinkUse(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
    const document = presentUploaded(ctx, file, await broughtBefore(tx, link.id, file));
    const told = { customer: customerOf(link), deal: link.deal_name, file: file.name };
    await notifyOfSeries(ctx, tx, {
      accountId: link.account_id,
      dealId: link.deal_id,
      series: link.id,
      words: (count) => documentWords.arrived(told, count),
    });
    await app.jobs.send('mail-uploads', { linkId: link.id }, MAIL_AFTER_SECONDS);
    await saveAnswer(tx, claim, { status: 201, answer: document });
    return { document, replayed: false };
  });
}

const presentEarlier = (row: NonNullable<Awaited<ReturnType<typeof selectSameUpload>>>): Uploaded['document'] => ({
  id: row.id,
  fileName: row.file_name,
  fileSize: row.file_size,
  documentType: 'other',
  uploadedAt: row.uploaded_at.toISOString(),
  duplicate: true,
});

const presentUploaded = (ctx: Ctx, file: ReceivedFile, duplicate: boolean): Uploaded['document'] => ({
  id: file.id,
  fileName: file.name,
  fileSize: file.bytes,
  documentType: 'other',
  uploadedAt: ctx.now.toISOString(),
  duplicate,
});

export const remainingUploads = (app: App, link: FoundLink): Promise<number> => remainingUses(app.db.query, link.id);

/** One email lists all files of one visit, this long after the first. */
const MAIL_AFTER_SECONDS = 5 * 60;

/** The job that emails a link's creator the files since the last email, if wanted. Safe to repeat. */
export async function emailUploads(app: App, linkId: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const files = await takeUnemailedUploads(tx, linkId);
    const maker = await selectMaker(tx, linkId);
    if (files.length === 0 || !maker || maker.mail_updates === 'none') return;
    await queueEmail(app, systemCtx(await readDatabaseTime(tx)), tx, {
      template: 'customer-uploaded',
      to: maker.email,
      language: 'en',
      params: {
        customer: customerOf(maker),
        deal: maker.deal_name,
        files,
        link: `${app.config.publicUrl}/${maker.is_staff ? 'admin' : 'dealer'}/deals/${maker.deal_id}`,
      },
    });
  });
}
