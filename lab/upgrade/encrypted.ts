import fs from 'node:fs';
import path from 'node:path';
import type { Vault } from '../../src/server/crypto/vault.ts';
import type { Row, Snapshot } from './snapshot.ts';

/**
 * Every encrypted column. `row` is the column that identifies the row in the encryption context. `label` is the
 * frozen label of the context after a rename of the column or its table. The released version does not have a
 * `laterTable`, so that the upgrade finds no value in it.
 */
const ENCRYPTED: Record<string, { row: string; label?: string; madeByUpgrade?: true; laterTable?: true }> = {
  'application_invites.token_sealed': { row: 'id' },
  'applications.federal_id': { row: 'id' },
  'applications.principal_dob': { row: 'id' },
  'applications.principal_ssn': { row: 'id' },
  'chat_messages.encrypted_content': { row: 'id', madeByUpgrade: true },
  'corrections.note': { row: 'id' },
  'deals.company_ein': { row: 'id' },
  'deals.guarantor1_dob': { row: 'id' },
  'deals.guarantor1_ssn': { row: 'id' },
  'decisions.report': { row: 'id' },
  'documents.key_sealed': { row: 'id' },
  'idempotency.answer': { row: 'key_hash' },
  'inquiries.contact': { row: 'id', laterTable: true },
  'mails.params': { row: 'id' },
  'notes.body': { row: 'id' },
  'signed_copies.pdf': { row: 'application_id' },
  'totp.secret_sealed': { row: 'user_id' },
};

/** An encrypted value, also inside JSON. */
const TEXT = /s1\.[0-9a-f-]{36}\.[\w-]+/;
/** Encrypted bytes, as PostgreSQL prints them: `b1.` */
const BYTES = /^\\x62312e/;
const isEncrypted = (value: string): boolean => TEXT.test(value) || BYTES.test(value);

type Opener = Pick<Vault, 'decrypt' | 'decryptBytes'>;
export type Decrypted = { columns: number; values: number; differences: string[] };

/** Decrypts every encrypted value. Exactly the listed columns must have one. */
export function decryptAll(before: Snapshot, after: Snapshot, vault: Opener): Decrypted {
  const stored = encryptedValues(after);
  const differences = stored.flatMap((one) => faultOf(one, vault));
  const [found, earlier] = [stored, encryptedValues(before)].map((all) => new Set(all.map(({ name }) => name)));
  for (const [name, { madeByUpgrade, laterTable }] of Object.entries(ENCRYPTED)) {
    if (laterTable) continue;
    if (!found?.has(name)) differences.push(`${name} had no value to decrypt`);
    if (!madeByUpgrade && !earlier?.has(name)) differences.push(`the released version stored no value in ${name}`);
  }
  return { columns: found?.size ?? 0, values: stored.length, differences: [...new Set(differences)] };
}

type Stored = { name: string; row: Row; value: string };
const encryptedValues = (snapshot: Snapshot): Stored[] =>
  [...snapshot].flatMap(([table, { rows }]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        value !== null && isEncrypted(value) ? [{ name: `${table}.${column}`, row, value }] : [],
      ),
    ),
  );

function faultOf({ name, row, value }: Stored, vault: Opener): string[] {
  const known = ENCRYPTED[name];
  if (!known) return [`${name} holds encrypted values and is not listed in ENCRYPTED`];
  const [table = '', column = ''] = (known.label ?? name).split('.');
  const place = { table, row: row[known.row] ?? '', column };
  try {
    if (BYTES.test(value)) vault.decryptBytes(place, Buffer.from(value.slice(2), 'hex')).reveal();
    else vault.decrypt(place, TEXT.exec(value)?.[0] ?? '').reveal();
    return [];
  } catch (error) {
    return [`${name} of ${place.row} does not decrypt: ${String(error)}`];
  }
}

/** Returns the encryption contexts in the code of a version that are missing above. */
export function unlistedContexts(root: string): string[] {
  const labels = new Set(Object.entries(ENCRYPTED).map(([name, { label }]) => label ?? name));
  const folder = path.join(root, 'src/server');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => contextsOf(fs.readFileSync(path.join(folder, name), 'utf8')))
    .filter((label) => !labels.has(label))
    .map((label) => `the encryption context ${label} of ${root} is not listed in ENCRYPTED`);
}

const contextsOf = (code: string): string[] =>
  [...code.matchAll(/table: '(\w+)', row: [^}]*?, column: '(\w+)'/g)].map(
    ([, table = '', column = '']) => `${table}.${column}`,
  );
