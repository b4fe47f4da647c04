import { Readable } from 'node:stream';
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
import { requireDeal } from '#server/features/deals/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import { presentDocument } from './present.ts';
import { documentsLeave } from './send.ts';
import {
  broughtBefore,
  countRequiredDocuments,
  openFileKey,
  type ReceivedDocument,
  selectDocument,
  selectDocuments,
  selectOwnDocument,
  selectSameUpload,
  selectSubmittedDocument,
  takeUnemailedUploads,
} from './store.ts';

/** The documents of a deal of the own dealership, newest first. @throws AppError not_found */
export async function listDocuments(app: App, ctx: Ctx<DealerActor>, dealId: string): Promise<DocumentsAnswer> {
  await requireDeal(app.db.query, ctx, dealId);
  return listOf(app, dealId);
}

/** The same for the lender's staff. @throws AppError not_found, also for a draft */
export async function listForStaff(app: App, ctx: Ctx<StaffActor>, dealId: string): Promise<DocumentsAnswer> {
  requirePermission(ctx, 'files.read');
  await requireOwnFile(app.db.query, ctx, { kind: 'deal', id: dealId });
  return listOf(app, dealId);
}

const listOf = async (app: App, dealId: string): Promise<DocumentsAnswer> => ({
  documents: (await selectDocuments(app.db.query, dealId)).map(presentDocument),
  leave: documentsLeave(app),
});

/** One document that is known to be there. @throws AppError not_found when its deal was deleted meanwhile */
export async function showDocument(app: App, id: string): Promise<Document> {
  const row = await selectDocument(app.db.query, id);
  if (!row) throw new AppError('not_found', documentWords.unknown);
  return presentDocument(row);
}

export type Download = { name: string; bytes: number; content: Readable };

/**
 * The file of a document, decrypted while it is read; the download is recorded. A fault behind the first segment
 * breaks the stream off: it must never end like a whole file.
 * @throws AppError not_found; conflict in quarantine; gone when only the CRM holds it; internal when its beginning was changed
 */
export async function downloadDocument(app: App, ctx: Ctx<DealerActor>, id: string): Promise<Download> {
  const row = isId(id) ? await selectOwnDocument(app.db.query, ctx.actor.accountId, id) : undefined;
  return open(app, ctx, row);
}

/** The same for staff, of a submitted deal. @throws AppError as downloadDocument does */
export async function downloadAsStaff(app: App, ctx: Ctx<StaffActor>, id: string): Promise<Download> {
  requirePermission(ctx, 'files.read');
  const row = isId(id) ? await selectSubmittedDocument(app.db.query, id) : undefined;
  if (row) await requireOwnFile(app.db.query, ctx, { kind: 'deal', id: row.deal_id });
  return open(app, ctx, row);
}

async function open(app: App, ctx: Ctx, row: DocumentRow | undefined): Promise<Download> {
  const { query } = app.db;
  if (!row) throw new AppError('not_found', documentWords.unknown);
  if (row.malware !== null) throw new AppError('conflict', documentWords.inQuarantine);
  if (row.file_key === null || row.key_sealed === null) throw new AppError('gone', documentWords.inCrm);
  const key = openFileKey(app.vault, row.id, row.key_sealed);
  const sealed = await app.files.open(row.file_key).catch(async (cause: unknown) => {
    // It left for the CRM after its row was read.
    if ((await selectDocument(query, row.id))?.file_key === null) throw new AppError('gone', documentWords.inCrm);
    return unreadable(cause);
  });
  const plain = decryptFile(sealed, key, row.id);
  try {
    const first = await plain.next().catch(unreadable);
    await app.db.tx((tx) =>
      audit(tx, ctx, 'document.downloaded', { kind: 'document', id: row.id }, { deal: row.deal_id }),
    );
    const content = Readable.from(behind(first, plain), { objectMode: false });
    content.once('close', () => sealed.destroy()); // a generator that nobody began to read cleans nothing up
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

/** The document of an upload that its link brought before, name and paper included: sent once more. */
export const findSameUpload = (tx: Tx, linkId: string, { contentMac, name }: ReceivedDocument, paper: string) =>
  selectSameUpload(tx, { linkId, contentMac, name, paper });

/** Whether the same link brought the same content before. */
export const wasBroughtBefore = (tx: Tx, linkId: string, { id, contentMac }: ReceivedDocument): Promise<boolean> =>
  broughtBefore(tx, { id, linkId, contentMac });

/** How many documents of a deal are each of the papers that were asked for. */
export const countReceived = (query: Query | Tx, dealId: string): Promise<Map<string, number>> =>
  countRequiredDocuments(query, dealId);

/** Names of the files that no mail about this link has told yet; they count as told now. */
export const takeUntold = (tx: Tx, linkId: string): Promise<string[]> => takeUnemailedUploads(tx, linkId);
