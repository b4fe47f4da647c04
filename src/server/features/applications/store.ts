import { sql } from 'kysely';
import type { Application } from '#contract/application.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import type { ApplicationStatus } from '#contract/admin.ts';
import type { Language } from '#contract/language.ts';
import { searchable } from '#server/lib/searchable.ts';
import type { Secret } from '#server/crypto/secret.ts';
import { encryptedColumns, toPlainColumns, toEncryptedColumns } from '#server/db/application-columns.ts';
import type { ApplicationRow, ConsentTextRow, SignatureRow } from '#server/db/application-tables.ts';
import { decryptColumn, type Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';
import type { InviteNote } from '#server/features/invites/complete.ts';
import { correctedParts, type Correction } from '#contract/corrections.ts';
import type { CorrectionRow } from '#server/db/tables.ts';
import { macOfNumber } from '#server/crypto/tokens.ts';

export type ConsentText = Omit<ConsentTextRow, 'first_used_at'>;
export type StoredApplication = ApplicationRow;
type New = {
  id: string;
  reference: string;
  language: Language;
  createdAt: Date;
  input: Application;
};

/** Notes why the application's personal link does not count. */
export async function noteInvite(tx: Tx, id: string, note: InviteNote): Promise<void> {
  await tx.updateTable('applications').set({ invite_note: note }).where('id', '=', id).execute();
}

export async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: string }>`select nextval('application_numbers') as n`.execute(tx);
  return Number(rows[0]?.n);
}

export async function insertApplication(
  tx: Tx,
  vault: Vault,
  { id, reference, language, createdAt, input: i }: New,
): Promise<void> {
  const seal = (field: EncryptedApplicationField): string | null =>
    i[field] === ''
      ? null
      : vault.encrypt({ table: 'applications', row: id, column: encryptedColumns[field] }, i[field]);
  await tx
    .insertInto('applications')
    .values({
      id,
      reference,
      language,
      status: 'received',
      created_at: createdAt,
      clock_from: createdAt,
      ...toPlainColumns(i),
      ...toEncryptedColumns(seal),
      principal_ssn_mac: macOfNumber(vault, i.principalSsnEncrypted),
      contact_consent: i.contactConsent,
      invite_note: null,
      search: searchable(
        [
          reference,
          i.businessName,
          i.principalName,
          i.principalEmail,
          i.businessPhone,
          i.businessPhone.replace(/\D/g, ''),
          i.businessCity,
        ].join(' '),
      ),
    })
    .execute();
}

export async function selectIdOf(tx: Tx, reference: string): Promise<string | undefined> {
  const row = tx.selectFrom('applications').select('id').where('reference', '=', reference);
  return (await row.executeTakeFirst())?.id;
}

const MOST_SIMILAR = 5;
/** Returns other applications with the same number, business or email address, newest first. */
export const selectSimilarApplications = (query: Query | Tx, row: StoredApplication) =>
  query
    .selectFrom('applications')
    .select(['id', 'reference', 'business_name', 'principal_name', 'principal_email', 'principal_ssn_mac'])
    .where('id', '<>', row.id)
    .where((eb) =>
      eb.or([
        eb(sql`lower(business_name)`, '=', sql`lower(${row.business_name})`),
        ...(row.principal_ssn_mac === null ? [] : [eb('principal_ssn_mac', '=', row.principal_ssn_mac)]),
        ...(row.principal_email === ''
          ? []
          : [eb(sql`lower(principal_email)`, '=', sql`lower(${row.principal_email})`)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SIMILAR)
    .execute();

/** Returns false when it already has this status. */
export async function updateApplicationStatus(
  tx: Tx,
  id: string,
  status: ApplicationStatus,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ status, closed_at: status === 'closed' ? now : null })
    .where('id', '=', id)
    .where('status', '<>', status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Sets (`asked`) or ends (null) the wait for documents. A repeated request changes only the deadline. Returns false
 * when the application is decided, or nothing was requested.
 */
export async function setDocumentWait(
  tx: Tx,
  id: string,
  asked: { since: Date; respondBy: string } | null,
  now?: Date,
): Promise<boolean> {
  let rows = tx
    .updateTable('applications')
    .set(
      asked === null
        ? { incomplete_since: null, respond_by: null, clock_from: now }
        : { incomplete_since: asked.since, respond_by: asked.respondBy },
    )
    .where('id', '=', id)
    .where('decided_at', 'is', null);
  if (asked === null) rows = rows.where('incomplete_since', 'is not', null);
  const { numUpdatedRows } = await rows.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the row until the transaction ends. Returns undefined when it was deleted. */
export const lockApplicationRow = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('applications').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function updateDecided(
  tx: Tx,
  id: string,
  to: Partial<Pick<ApplicationRow, 'status' | 'decided_at' | 'closed_at'>>,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ ...to, incomplete_since: null, respond_by: null })
    .where('id', '=', id)
    .execute();
}

export async function insertSignature(tx: Tx, row: SignatureRow): Promise<void> {
  await tx.insertInto('signatures').values(row).execute();
}

export async function insertConsentText(tx: Tx, text: ConsentText, now: Date): Promise<void> {
  await tx
    .insertInto('consent_texts')
    .values({ ...text, first_used_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
}

export const selectConsentText = (tx: Tx, hash: string): Promise<ConsentText | undefined> =>
  tx
    .selectFrom('consent_texts')
    .select(['hash', 'version', 'language', 'body'])
    .where('hash', '=', hash)
    .executeTakeFirst();

export const selectApplication = (query: Query | Tx, id: string): Promise<StoredApplication | undefined> =>
  query.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();

export async function selectSignature(query: Query | Tx, applicationId: string) {
  return query
    .selectFrom('signatures')
    .innerJoin('consent_texts', 'consent_texts.hash', 'signatures.consent_hash')
    .selectAll('signatures')
    .select(['consent_texts.version as consent_version', 'consent_texts.body as consent_body'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}
export type StoredSignature = NonNullable<Awaited<ReturnType<typeof selectSignature>>>;

/** Returns false when the hold is already set or lifted. Returns true to only one of several concurrent callers. */
export async function updateHold(tx: Tx, id: string, hold: { at: Date; reason: string } | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ held_at: hold?.at ?? null, held_reason: hold?.reason ?? null })
    .where('id', '=', id)
    .where('held_at', hold ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Decrypts a field. Returns null when the applicant gave no value. */
export const decryptApplicationField = (
  vault: Vault,
  row: StoredApplication,
  field: EncryptedApplicationField,
): Secret<string> | null => decryptColumn(vault, 'applications', row, encryptedColumns[field]);

const place = (id: string) => ({ table: 'corrections', row: id, column: 'note' });
const MOST = 100;

export async function insertCorrection(tx: Tx, vault: Vault, row: CorrectionRow): Promise<void> {
  await tx
    .insertInto('corrections')
    .values({ ...row, note: vault.encrypt(place(row.id), row.note) })
    .execute();
}

/** Returns the corrections of one application, newest first. */
export async function selectCorrections(query: Query | Tx, vault: Vault, applicationId: string): Promise<Correction[]> {
  const rows = await query
    .selectFrom('corrections')
    .innerJoin('users', 'users.id', 'corrections.noted_by')
    .selectAll('corrections')
    .select('users.email')
    .where('application_id', '=', applicationId)
    .orderBy('corrections.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    part: correctedParts.find((one) => one === row.part) ?? 'other',
    note: vault.decrypt(place(row.id), row.note).reveal(),
    notedBy: row.email,
    notedAt: row.noted_at.toISOString(),
  }));
}
