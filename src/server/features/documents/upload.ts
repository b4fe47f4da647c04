import { isClosed } from '#contract/deals.ts';
import { type DocumentType, MAX_DOCUMENTS, typeOfRequiredDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { CustomerUploaded } from '#contract/upload-links.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import type { DealRow, DocumentRow } from '#server/db/deal-tables.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { type Ctx, type CustomerActor, type DealerActor, systemCtx } from '#server/context.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { borrowerName, requireDeal, UNKNOWN } from '#server/features/deals/read.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { notifyDealership, notifyAdministrators, notifyOfSeries } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import {
  countLinkUse,
  type FoundLink,
  lockUsable,
  remainingUses,
  selectMaker,
  selectUploadLinkByToken,
} from './link-store.ts';
import { requestedOf } from './present.ts';
import { uploadWords } from './receive.ts';
import { queueDocumentForCrm } from './push-to-crm.ts';
import {
  countDocuments,
  countRequiredDocuments,
  insertDocument,
  lockDeal,
  type ReceivedFile,
  selectQuarantined,
  selectSameUpload,
  takeUnemailedUploads,
  wasUploadedBefore,
} from './store.ts';

/** Maximum per deal. */
const MAX_QUARANTINED = 20;
/** One email lists all files of one visit, this long after the first. */
const EMAIL_AFTER_SECONDS = 5 * 60;

type Kept = {
  dealId: string;
  by: { userId: string } | { linkId: string };
  documentType: DocumentType;
  description: string;
  paper: RequiredDocument | '';
};

/** Returns what must match when an Idempotency-Key is used again. */
export const sameUpload = ({ name, bytes, contentMac }: ReceivedFile, form: object): object => ({
  ...form,
  name,
  bytes,
  contentMac,
});

/**
 * Stores a dealer's file for a deal of the caller's dealership. A replay returns the first document.
 * @throws AppError not_found; in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function uploadDocument(
  app: App,
  ctx: Ctx<DealerActor>,
  file: ReceivedFile,
  of: Omit<Kept, 'by'>,
  claim: IdempotencyClaim | undefined,
): Promise<{ id: string; kept: boolean }> {
  const by = { userId: ctx.actor.userId };
  if (file.malware !== null) {
    const deal = await requireDeal(app.db.query, ctx, of.dealId);
    const quarantined = { ...of, by, accountId: ctx.actor.accountId, dealName: deal.deal_name };
    const { kept } = await app.db.tx((tx) => quarantineDocument(app, ctx, tx, file, quarantined));
    return { id: file.id, kept };
  }
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return { id: (replay.answer as { documentId: string }).documentId, kept: false };
    await requireDeal(tx, ctx, of.dealId);
    await keepDocument(app, ctx, tx, file, { ...of, by });
    await saveAnswer(tx, claim, { status: 201, answer: { documentId: file.id } });
    return { id: file.id, kept: true };
  });
}

/**
 * Returned also without uses left.
 * @throws AppError not_found when unknown or revoked; closed when its deal is; gone when expired
 */
export async function requireUploadLink(app: App, ctx: Ctx, token: string): Promise<FoundLink> {
  const words = uploadWords[ctx.lang].link;
  const link = await selectUploadLinkByToken(app.db.query, hashToken(token));
  if (!link || link.revoked_at !== null) throw new AppError('not_found', words.unknown, { valid: false });
  if (isClosed(link.deal_status)) throw closed(ctx);
  if (link.is_over) throw new AppError('gone', words.expired, { valid: false });
  return link;
}

const closed = (ctx: Ctx): AppError => new AppError('closed', uploadWords[ctx.lang].link.closed, { valid: false });

export const isUsedUp = (link: FoundLink): boolean => link.uses >= link.max_uses;

export const remainingUploads = (app: App, link: FoundLink): Promise<number> => remainingUses(app.db.query, link.id);

type CustomersUpload = { document: CustomerUploaded['document']; kept: boolean };

/**
 * Stores a customer's file by a link, always as type other, counts one use and notifies the dealership. A repeated file
 * is not stored again and counts no use.
 * @throws AppError gone when no use is left or the link has ended; closed when its deal is; not_found when it was deleted
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
): Promise<CustomersUpload> {
  const of = { dealId: link.deal_id, by: { linkId: link.id }, documentType: 'other' as const, description, paper };
  if (file.malware !== null) {
    const { kept } = await app.db.tx(async (tx) => {
      const deal = { accountId: link.account_id, dealName: link.deal_name };
      const quarantined = await quarantineDocument(app, ctx, tx, file, { ...of, ...deal });
      if (!(await lockUsable(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
      return quarantined;
    });
    return { document: presentUploaded(ctx, file, false), kept };
  }
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return { document: replay.answer as CustomersUpload['document'], kept: false };
    const earlier = await selectSameUpload(tx, link.id, file, paper);
    if (earlier) {
      const document = presentEarlier(earlier);
      await saveAnswer(tx, claim, { status: 201, answer: document });
      return { document, kept: false };
    }
    await keepDocument(app, ctx, tx, file, of);
    if (!(await countLinkUse(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
    const document = presentUploaded(ctx, file, await wasUploadedBefore(tx, link.id, file));
    const arrival = { customer: borrowerName(link), deal: link.deal_name, file: file.name };
    await notifyOfSeries(ctx, tx, {
      accountId: link.account_id,
      dealId: link.deal_id,
      series: link.id,
      words: (count) => documentWords.arrived(arrival, count),
    });
    await notifyOfFullLink(app, ctx, tx, link);
    await app.jobs.send('mail-uploads', { linkId: link.id }, EMAIL_AFTER_SECONDS);
    await saveAnswer(tx, claim, { status: 201, answer: document });
    return { document, kept: true };
  });
}

/** Notifies the dealership when the last use was just counted while requested documents are missing. */
async function notifyOfFullLink(app: App, ctx: Ctx, tx: Tx, link: FoundLink): Promise<void> {
  if ((await remainingUses(tx, link.id)) > 0) return;
  const requested = requestedOf(link.requested, await countRequiredDocuments(tx, link.deal_id));
  const missing = requested.filter(({ received }) => received === 0).length;
  if (missing === 0) return;
  const full = { customer: link.borrower_first_name, deal: link.deal_name, missing };
  await notifyDealership(app, ctx, tx, {
    ...documentWords.linkFull(full),
    accountId: link.account_id,
    dealId: link.deal_id,
    priority: 'high',
  });
}

const presentEarlier = (
  row: NonNullable<Awaited<ReturnType<typeof selectSameUpload>>>,
): CustomersUpload['document'] => ({
  id: row.id,
  fileName: row.file_name,
  fileSize: row.file_size,
  documentType: 'other',
  uploadedAt: row.uploaded_at.toISOString(),
  duplicate: true,
});

const presentUploaded = (ctx: Ctx, file: ReceivedFile, duplicate: boolean): CustomersUpload['document'] => ({
  id: file.id,
  fileName: file.name,
  fileSize: file.bytes,
  documentType: 'other',
  uploadedAt: ctx.now.toISOString(),
  duplicate,
});

/** Emails a link's creator the files since the last email, if wanted (job). Safe to repeat. */
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
        customer: borrowerName(maker),
        deal: maker.deal_name,
        files,
        link: `${app.config.publicUrl}/${maker.is_staff ? 'admin' : 'dealer'}/deals/${maker.deal_id}`,
      },
    });
  });
}

/**
 * Stores a received file as a document of a deal, and queues it for an external CRM if the deal has a lead there.
 * @throws AppError not_found when the deal was deleted; closed for a customer of a closed deal; conflict at the
 * maximum number of documents
 */
async function keepDocument(app: App, ctx: Ctx, tx: Tx, file: ReceivedFile, of: Kept): Promise<void> {
  const deal = await lockDeal(tx, of.dealId);
  if (!deal) throw new AppError('not_found', UNKNOWN);
  requireOpen(ctx, deal, of);
  if (await isFull(tx, of.dealId)) throw new AppError('conflict', uploadWords[ctx.lang].refusals.full(MAX_DOCUMENTS));
  await insertDocument(tx, rowOf(ctx, file, of));
  const what = of.paper === '' ? { type: of.documentType } : { papers: of.paper };
  const detail = { deal: of.dealId, ...what, flagged: file.flagged };
  await audit(tx, ctx, 'document.uploaded', { kind: 'document', id: file.id }, detail);
  await queueDocumentForCrm(app, tx, file.id, { leadId: deal.crm_lead_id, now: ctx.now });
}

/** A dealership may add files to a closed deal, a customer may not. */
function requireOpen(ctx: Ctx, { status }: Pick<DealRow, 'status'>, { by }: Kept): void {
  if ('linkId' in by && isClosed(status)) throw closed(ctx);
}

const isFull = async (tx: Tx, dealId: string): Promise<boolean> =>
  (await countDocuments(tx, { deal_id: dealId })) >= MAX_DOCUMENTS;

function rowOf(ctx: Ctx, file: ReceivedFile, of: Kept): DocumentRow {
  return {
    ...fileColumns(ctx, file, of),
    deal_id: of.dealId,
    application_id: null,
    uploaded_by: 'userId' in of.by ? of.by.userId : null,
    upload_link_id: 'linkId' in of.by ? of.by.linkId : null,
    mail_waiting: 'linkId' in of.by && file.malware === null,
  };
}

const fileColumns = (ctx: Ctx, file: ReceivedFile, of: Pick<Kept, 'documentType' | 'description' | 'paper'>) => ({
  id: file.id,
  file_name: file.name,
  file_size: file.bytes,
  document_type: of.documentType,
  description: of.description === '' ? documentWords.described(file.name) : of.description,
  content_mac: file.contentMac,
  flagged: file.flagged,
  uploaded_at: ctx.now,
  file_key: file.storageKey,
  key_sealed: file.encryptedKey,
  synced_at: null,
  paper: of.paper === '' ? null : of.paper,
  malware: file.malware,
});

/**
 * Keeps a received file with malware in quarantine, and notifies staff and the dealership. No use of a link is counted.
 * When the deal already has the same content or the maximum, only the audit log records it. Locks the deal: check other
 * conditions after it, in the same transaction.
 * @throws AppError not_found when the deal was deleted; closed for a customer of a closed deal
 */
async function quarantineDocument(
  app: App,
  ctx: Ctx,
  tx: Tx,
  file: ReceivedFile,
  of: Kept & { accountId: string; dealName: string },
): Promise<{ kept: boolean }> {
  const deal = await lockDeal(tx, of.dealId);
  if (!deal) throw new AppError('not_found', UNKNOWN);
  requireOpen(ctx, deal, of);
  const hashes = await selectQuarantined(tx, { deal_id: of.dealId });
  const full = hashes.length >= MAX_QUARANTINED || (await isFull(tx, of.dealId));
  const kept = !full && !hashes.includes(file.contentMac);
  const detail = { deal: of.dealId, malware: file.malware, kept };
  await audit(tx, ctx, 'document.quarantined', { kind: 'document', id: file.id }, detail);
  if (!kept) return { kept };
  await insertDocument(tx, rowOf(ctx, file, of));
  const news = {
    ...documentWords.malware({ deal: of.dealName, file: file.name }),
    priority: 'urgent' as const,
  };
  await notifyDealership(app, ctx, tx, { ...news, dealId: of.dealId, accountId: of.accountId });
  await notifyAdministrators(ctx, tx, { ...news, dealId: null });
  return { kept };
}

type OfApplicant = { id: string; reference: string; paper: RequiredDocument };

/**
 * Keeps a received file as a document of an application. The caller holds the application.
 * @throws AppError conflict when the application has as many documents as a list shows
 */
export async function keepApplicantDocument(ctx: Ctx, tx: Tx, file: ReceivedFile, of: OfApplicant): Promise<void> {
  const count = await countDocuments(tx, { application_id: of.id });
  if (count >= MAX_DOCUMENTS) throw new AppError('conflict', uploadWords[ctx.lang].refusals.full(MAX_DOCUMENTS));
  await insertDocument(tx, applicantRow(ctx, file, of));
  const detail = { application: of.id, papers: of.paper, flagged: file.flagged };
  await audit(tx, ctx, 'document.uploaded', { kind: 'document', id: file.id }, detail);
}

/** Keeps an applicant's file with malware in quarantine. The caller holds the application. */
export async function quarantineApplicantDocument(
  ctx: Ctx,
  tx: Tx,
  file: ReceivedFile,
  of: OfApplicant,
): Promise<{ kept: boolean }> {
  const hashes = await selectQuarantined(tx, { application_id: of.id });
  const kept = hashes.length < MAX_QUARANTINED && !hashes.includes(file.contentMac);
  const detail = { application: of.id, malware: file.malware, kept };
  await audit(tx, ctx, 'document.quarantined', { kind: 'document', id: file.id }, detail);
  if (!kept) return { kept };
  await insertDocument(tx, applicantRow(ctx, file, of));
  const words = documentWords.malware({ deal: of.reference, file: file.name });
  await notifyAdministrators(ctx, tx, { ...words, priority: 'urgent', dealId: null });
  return { kept };
}

const applicantRow = (ctx: Ctx, file: ReceivedFile, { id, paper }: OfApplicant): DocumentRow => ({
  ...fileColumns(ctx, file, { documentType: typeOfRequiredDocument[paper], description: '', paper }),
  deal_id: null,
  application_id: id,
  uploaded_by: null,
  upload_link_id: null,
  mail_waiting: false,
});
