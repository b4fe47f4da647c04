import { Readable } from 'node:stream';
import { isClosed } from '#contract/deals.ts';
import type { Document, DocumentsAnswer } from '#contract/documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decryptFile } from '#server/crypto/file-encryption.ts';
import type { DocumentRow } from '#server/db/deal-tables.ts';
import { isId } from '#server/lib/ids.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { listRequested, requireDeal } from '#server/features/deals/read.ts';
import type { Tx } from '#server/ports.ts';
import { presentDocument } from './present.ts';
import { documentsLeave } from './push-to-crm.ts';
import {
  fileOf,
  decryptContentKey,
  type ReceivedFile,
  selectDocument,
  selectDocuments,
  selectOwnDocument,
  selectSameApplicantFile,
  selectSubmittedDocument,
} from './store.ts';

/** Documents of a deal of the caller's dealership, newest first. A closed deal requests none. @throws AppError not_found */
export async function listDocuments(app: App, ctx: Ctx<DealerActor>, dealId: string): Promise<DocumentsAnswer> {
  const { status } = await requireDeal(app.db.query, ctx, dealId);
  const list = await listOf(app, dealId);
  return isClosed(status) ? { ...list, requested: [] } : list;
}

/** Lists the documents of a submitted deal for staff. @throws AppError not_found, also for a draft */
export async function listForStaff(app: App, ctx: Ctx<StaffActor>, dealId: string): Promise<DocumentsAnswer> {
  requirePermission(ctx, 'files.read');
  await requireOwnFile(app.db.query, ctx, { kind: 'deal', id: dealId });
  return listOf(app, dealId);
}

const listOf = async (app: App, dealId: string): Promise<DocumentsAnswer> => ({
  documents: (await selectDocuments(app.db.query, dealId)).map(presentDocument),
  leave: documentsLeave(app),
  requested: await listRequested(app.db.query, dealId),
});

/** @throws AppError not_found when its deal was deleted */
export async function showDocument(app: App, id: string): Promise<Document> {
  const row = await selectDocument(app.db.query, id);
  if (!row) throw new AppError('not_found', documentWords.unknown);
  return presentDocument(row);
}

export type Download = { name: string; bytes: number; content: Readable };

/**
 * Decrypts the file of a document while it is read, and audits the download. A fault after the first segment aborts the
 * stream, so that it never looks complete.
 * @throws AppError not_found; conflict in quarantine; gone when only the CRM has it; internal when its first segment
 * was tampered with
 */
export async function downloadDocument(app: App, ctx: Ctx<DealerActor>, id: string): Promise<Download> {
  const row = isId(id) ? await selectOwnDocument(app.db.query, ctx.actor.accountId, id) : undefined;
  return open(app, ctx, row);
}

/** Downloads a document of a submitted deal or an application for staff. @throws AppError as downloadDocument does */
export async function downloadAsStaff(app: App, ctx: Ctx<StaffActor>, id: string): Promise<Download> {
  requirePermission(ctx, 'files.read');
  const row = isId(id) ? await selectSubmittedDocument(app.db.query, id) : undefined;
  if (row) await requireOwnFile(app.db.query, ctx, fileOf(row));
  return open(app, ctx, row);
}

async function open(app: App, ctx: Ctx, row: DocumentRow | undefined): Promise<Download> {
  const { query } = app.db;
  if (!row) throw new AppError('not_found', documentWords.unknown);
  if (row.malware !== null) throw new AppError('conflict', documentWords.inQuarantine);
  if (row.file_key === null || row.key_sealed === null) throw new AppError('gone', documentWords.inCrm);
  const file = fileOf(row);
  const key = decryptContentKey(app.vault, row.id, row.key_sealed);
  const sealed = await app.files.open(row.file_key).catch(async (cause: unknown) => {
    // It was moved to the CRM after its row was read.
    if ((await selectDocument(query, row.id))?.file_key === null) throw new AppError('gone', documentWords.inCrm);
    return unreadable(cause);
  });
  const plain = decryptFile(sealed, key, row.id);
  try {
    const first = await plain.next().catch(unreadable);
    await app.db.tx((tx) =>
      audit(tx, ctx, 'document.downloaded', { kind: 'document', id: row.id }, { [file.kind]: file.id }),
    );
    const content = Readable.from(behind(first, plain), { objectMode: false });
    content.once('close', () => sealed.destroy()); // a generator that was never started runs no cleanup
    return { name: row.file_name, bytes: row.file_size, content };
  } catch (error) {
    sealed.destroy();
    throw error;
  }
}

const unreadable = (cause: unknown): never => {
  throw new AppError('internal', documentWords.broken, { cause });
};

async function* behind(first: IteratorResult<Buffer, unknown>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

/** Finds the document of a file that an applicant sent before, since the document was requested. */
export const findSameApplicantFile = (
  tx: Tx,
  applicationId: string,
  { contentMac, name }: ReceivedFile,
  paper: string,
) => selectSameApplicantFile(tx, { applicationId, contentMac, name, paper });
