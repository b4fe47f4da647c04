import { type DocumentType, MAX_DOCUMENTS, typeOfRequiredDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import type { DocumentRow } from '#server/db/deal-tables.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { requireDeal, UNKNOWN } from '#server/features/deals/read.ts';
import { notifyDealership, notifyAdministrators } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { uploadWords } from './receive.ts';
import { queueDocumentForCrm } from './push-to-crm.ts';
import {
  countApplicantDocuments,
  countDocuments,
  insertDocument,
  lockDeal,
  type ReceivedFile,
  selectQuarantined,
  selectKept,
} from './store.ts';

/** Maximum per deal. */
const MAX_QUARANTINED = 20;

type Kept = {
  dealId: string;
  by: { userId: string } | { linkId: string };
  documentType: DocumentType;
  description: string;
  paper: RequiredDocument | '';
};

/** What must match when an Idempotency-Key is used again. */
export const sameUpload = ({ name, bytes, contentMac }: ReceivedFile, form: object): object => ({
  ...form,
  name,
  bytes,
  contentMac,
});

/**
 * Stores a received file as a document of a deal, and queues it for an external CRM if the deal has a lead there.
 * @throws AppError not_found when the deal was deleted; conflict when the deal has as many documents as a list shows
 */
export async function keepDocument(app: App, ctx: Ctx, tx: Tx, file: ReceivedFile, of: Kept): Promise<void> {
  const deal = await lockDeal(tx, of.dealId);
  if (!deal) throw new AppError('not_found', UNKNOWN);
  if (await isFull(tx, of.dealId)) throw new AppError('conflict', uploadWords[ctx.lang].refusals.full(MAX_DOCUMENTS));
  await insertDocument(tx, rowOf(ctx, file, of));
  const detail = { deal: of.dealId, type: of.documentType, flagged: file.flagged };
  await audit(tx, ctx, 'document.uploaded', { kind: 'document', id: file.id }, detail);
  await queueDocumentForCrm(app, tx, file.id, { leadId: deal.crm_lead_id, now: ctx.now });
}

const isFull = async (tx: Tx, dealId: string): Promise<boolean> => (await countDocuments(tx, dealId)) >= MAX_DOCUMENTS;

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
  key_sealed: file.keySealed,
  synced_at: null,
  paper: of.paper === '' ? null : of.paper,
  malware: file.malware,
});

/**
 * Keeps a received file with malware in quarantine, and notifies staff and the dealership. No use of a link is counted.
 * When the deal already has the same content or the maximum, only the audit trail records it. Locks the deal: check
 * other conditions after it, in the same transaction.
 * @throws AppError not_found when the deal was deleted
 */
export async function quarantineDocument(
  app: App,
  ctx: Ctx,
  tx: Tx,
  file: ReceivedFile,
  of: Kept & { accountId: string; dealName: string },
): Promise<{ kept: boolean }> {
  if (!(await lockDeal(tx, of.dealId))) throw new AppError('not_found', UNKNOWN);
  const held = await selectQuarantined(tx, { deal_id: of.dealId });
  const full = held.length >= MAX_QUARANTINED || (await isFull(tx, of.dealId));
  const kept = !full && !held.includes(file.contentMac);
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
  const held = await countApplicantDocuments(tx, of.id);
  if (held >= MAX_DOCUMENTS) throw new AppError('conflict', uploadWords[ctx.lang].refusals.full(MAX_DOCUMENTS));
  await insertDocument(tx, applicantRow(ctx, file, of));
  const detail = { application: of.id, papers: of.paper, flagged: file.flagged };
  await audit(tx, ctx, 'document.uploaded', { kind: 'document', id: file.id }, detail);
}

/** Sets an applicant's file with malware aside and notifies the administrators. The caller holds the application. */
export async function quarantineApplicantDocument(
  ctx: Ctx,
  tx: Tx,
  file: ReceivedFile,
  of: OfApplicant,
): Promise<{ kept: boolean }> {
  const held = await selectQuarantined(tx, { application_id: of.id });
  const kept = held.length < MAX_QUARANTINED && !held.includes(file.contentMac);
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
): Promise<{ id: string; replayed: boolean }> {
  const by = { userId: ctx.actor.userId };
  if (file.malware !== null) {
    const deal = await requireDeal(app.db.query, ctx, of.dealId);
    const aside = { ...of, by, accountId: ctx.actor.accountId, dealName: deal.deal_name };
    const { kept } = await app.db.tx((tx) => quarantineDocument(app, ctx, tx, file, aside));
    return { id: file.id, replayed: !kept };
  }
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return { id: (replay.answer as { documentId: string }).documentId, replayed: true };
    await requireDeal(tx, ctx, of.dealId);
    await keepDocument(app, ctx, tx, file, { ...of, by });
    await saveAnswer(tx, claim, { status: 201, answer: { documentId: file.id } });
    return { id: file.id, replayed: false };
  });
}

/** Longer than any upload with its transaction. */
const STRAY_MS = 24 * 3_600_000;

/** Deletes stored files without a document: of deleted drafts, and of uploads interrupted by a crash. */
export const sweepFiles = (app: App, now: Date): Promise<number> =>
  app.files.sweep(new Date(now.getTime() - STRAY_MS), (keys) => selectKept(app.db.query, keys));
