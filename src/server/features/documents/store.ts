import { sql } from 'kysely';
import { MAX_DOCUMENTS } from '#contract/documents.ts';
import type { DocumentRow } from '#server/db/deal-tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

/** A stored file that belongs to no deal yet. */
export type ReceivedFile = {
  id: string;
  name: string;
  storageKey: string;
  encryptedKey: string;
  contentMac: string;
  bytes: number;
  flagged: boolean;
  /** Name of the malware. Null for a clean file. */
  malware: string | null;
};

const place = (id: string) => ({ table: 'documents', row: id, column: 'key_sealed' });
export const encryptContentKey = (vault: Vault, id: string, key: Buffer): string =>
  vault.encrypt(place(id), key.toString('base64url'));
export const decryptContentKey = (vault: Vault, id: string, sealed: string): Buffer =>
  Buffer.from(vault.decrypt(place(id), sealed).reveal(), 'base64url');

/** Locks the deal against deletion, a lead, a new status and other documents. Returns undefined when it was deleted. */
export const lockDeal = (tx: Tx, dealId: string) =>
  tx.selectFrom('deals').select(['crm_lead_id', 'status']).where('id', '=', dealId).forNoKeyUpdate().executeTakeFirst();

type OfFile = { deal_id: string } | { application_id: string };
const ofFile = (of: OfFile): readonly [column: 'deal_id' | 'application_id', is: '=', id: string] =>
  'deal_id' in of ? ['deal_id', '=', of.deal_id] : ['application_id', '=', of.application_id];

/** Counts the documents, including those in quarantine, because lists show them. */
export async function countDocuments(tx: Tx, of: OfFile): Promise<number> {
  const counted = tx.selectFrom('documents').select(({ fn }) => fn.countAll<string>().as('documents'));
  return Number((await counted.where(...ofFile(of)).executeTakeFirstOrThrow()).documents);
}

/** Selects the file that an applicant sent with the same content and name, as the same document. */
export const selectSameApplicantFile = (
  tx: Tx,
  one: { applicationId: string; contentMac: string; name: string; paper: string },
): Promise<Pick<DocumentRow, 'id' | 'uploaded_at'> | undefined> =>
  tx
    .selectFrom('documents')
    .innerJoin('asked_documents as asked', (join) =>
      join
        .onRef('asked.application_id', '=', 'documents.application_id')
        .onRef('asked.paper', '=', 'documents.paper')
        .onRef('asked.asked_at', '<=', 'documents.uploaded_at'),
    )
    .select(['documents.id', 'uploaded_at'])
    .where('documents.application_id', '=', one.applicationId)
    .where('content_mac', '=', one.contentMac)
    .where('file_name', '=', one.name)
    .where('documents.paper', '=', one.paper)
    .where('malware', 'is', null)
    .orderBy('documents.id')
    .executeTakeFirst();

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insertInto('documents').values(row).execute();
}

/** Phones give many pictures the same name. They are pages, not versions. */
const PICTURES = String.raw`\.(jpe?g|png|gif|heic|heif)$`;

/** Two documents sorted as different types have the same name by chance. An unsorted one may be a version of either. */
const replacedBy = sql<string | null>`(select later.id from documents later where later.deal_id = documents.deal_id
  and later.id > documents.id and lower(later.file_name) = lower(documents.file_name)
  and documents.file_name !~* ${PICTURES} and later.content_mac <> documents.content_mac
  and later.malware is null and documents.malware is null
  and (later.uploaded_by is null) = (documents.uploaded_by is null)
  and (later.document_type = documents.document_type or 'other' in (later.document_type, documents.document_type))
  and (later.paper is null or documents.paper is null or later.paper = documents.paper)
  order by later.id desc limit 1)`;

const listed = (query: Query | Tx) =>
  query
    .selectFrom('documents')
    .selectAll('documents')
    .select(
      sql<string | null>`(select first.id from documents first where first.deal_id = documents.deal_id
        and first.content_mac = documents.content_mac and first.id < documents.id order by first.id limit 1)`.as(
        'duplicate_of',
      ),
    )
    .select(replacedBy.as('replaced_by'))
    .leftJoin('users', 'users.id', 'documents.uploaded_by')
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('uploader'));
export type ListedDocument = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Selects the documents of a deal, newest first. */
export const selectDocuments = (query: Query, dealId: string) =>
  listed(query).where('deal_id', '=', dealId).orderBy('documents.id', 'desc').limit(MAX_DOCUMENTS).execute();

export const selectDocument = (query: Query | Tx, id: string) =>
  listed(query).where('documents.id', '=', id).executeTakeFirst();

/** Returns whether the same content arrived by the same link before. */
export async function wasUploadedBefore(
  tx: Tx,
  linkId: string,
  one: Pick<ReceivedFile, 'id' | 'contentMac'>,
): Promise<boolean> {
  const earlier = tx
    .selectFrom('documents')
    .select('id')
    .where('upload_link_id', '=', linkId)
    .where('content_mac', '=', one.contentMac)
    .where('malware', 'is', null)
    .where('id', '<>', one.id);
  return (await earlier.executeTakeFirst()) !== undefined;
}

/** Selects the document from the same link with the same content, name and requested document. */
export const selectSameUpload = (
  tx: Tx,
  linkId: string,
  one: Pick<ReceivedFile, 'contentMac' | 'name'>,
  paper: string,
): Promise<Pick<DocumentRow, 'id' | 'file_name' | 'file_size' | 'uploaded_at'> | undefined> =>
  tx
    .selectFrom('documents')
    .select(['id', 'file_name', 'file_size', 'uploaded_at'])
    .where('upload_link_id', '=', linkId)
    .where('content_mac', '=', one.contentMac)
    .where('file_name', '=', one.name)
    .where((eb) => (paper === '' ? eb('paper', 'is', null) : eb('paper', '=', paper)))
    .where('malware', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

/** Selects hashes of the contents that a deal or an application has in quarantine. */
export async function selectQuarantined(tx: Tx, of: OfFile): Promise<string[]> {
  const held = tx
    .selectFrom('documents')
    .select('content_mac')
    .where(...ofFile(of));
  return (await held.where('malware', 'is not', null).execute()).map((row) => row.content_mac);
}

const downloadable = (query: Query | Tx, id: string) =>
  query
    .selectFrom('documents')
    .innerJoin('deals', 'deals.id', 'documents.deal_id')
    .selectAll('documents')
    .where('documents.id', '=', id);

export const selectOwnDocument = (query: Query, accountId: string, id: string): Promise<DocumentRow | undefined> =>
  downloadable(query, id).where('deals.account_id', '=', accountId).executeTakeFirst();

/** Selects a document of any submitted deal or application. Only the dealer sees documents of a draft. */
export const selectSubmittedDocument = (query: Query | Tx, id: string): Promise<DocumentRow | undefined> =>
  query
    .selectFrom('documents')
    .leftJoin('deals', 'deals.id', 'documents.deal_id')
    .selectAll('documents')
    .where('documents.id', '=', id)
    .where((eb) => eb.or([eb('deals.status', '<>', 'draft'), eb('application_id', 'is not', null)]))
    .executeTakeFirst();

/** Returns the file that a document belongs to. */
export const fileOf = ({ deal_id, application_id }: DocumentRow): { kind: 'deal' | 'application'; id: string } =>
  deal_id === null ? { kind: 'application', id: application_id ?? '' } : { kind: 'deal', id: deal_id };

type Kind = Pick<DocumentRow, 'document_type' | 'paper'>;
/** Changes the type. Returns false when it was not `from`, or is already `to`. */
export async function updateKind(tx: Tx, id: string, { from, to }: { from: Kind; to: Kind }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set(to)
    .where('id', '=', id)
    .where('document_type', '=', from.document_type)
    .where('paper', 'is not distinct from', from.paper)
    .where((eb) => eb.or([eb('document_type', '<>', to.document_type), eb('paper', 'is distinct from', to.paper)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts the files per requested document of a deal. */
export async function countRequiredDocuments(query: Query | Tx, dealId: string): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('documents')
    .select((eb) => ['paper', eb.fn.countAll<string>().as('files')])
    .where('deal_id', '=', dealId)
    .where('paper', 'is not', null)
    .where('malware', 'is', null)
    .groupBy('paper')
    .execute();
  return new Map(rows.map(({ paper, files }) => [paper ?? '', Number(files)]));
}

/** Claims the files for the next email about this link and returns their names. Only the first caller gets them. */
export async function takeUnemailedUploads(tx: Tx, linkId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('documents')
    .set({ mail_waiting: false })
    .where('upload_link_id', '=', linkId)
    .where('mail_waiting', '=', true)
    .returning(['id', 'file_name'])
    .execute();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => row.file_name);
}

/** Returns those keys that a document refers to. */
export async function selectKept(query: Query, keys: string[]): Promise<Set<string>> {
  const rows = await query.selectFrom('documents').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.flatMap((row) => row.file_key ?? []));
}

/** Selects a document in the outbox with the lead of its deal. Returns undefined once the CRM has it. */
export const selectUnsent = (query: Query, id: string) =>
  query
    .selectFrom('outbox')
    .innerJoin('documents', 'documents.id', 'outbox.document_id')
    .innerJoin('deals', 'deals.id', 'documents.deal_id')
    .selectAll('documents')
    .select(['deals.deal_name', 'deals.crm_lead_id'])
    .where('documents.id', '=', id)
    .where('documents.malware', 'is', null)
    .$narrowType<{ deal_id: string }>()
    .executeTakeFirst();

/** Records that the CRM has the file. Returns true only for the first caller. */
export async function markSynced(tx: Tx, { id, file_key: storageKey }: DocumentRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ synced_at: now, file_key: null, key_sealed: null })
    .where('id', '=', id)
    .where('file_key', '=', storageKey)
    .where('malware', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
