import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type DealStatus, mayBecome } from '../../src/contract/deals.ts';
import { openEmbedded, openServer, type OpenDb } from '../../src/server/db/open.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { findIn, needlesOf, searchFolder } from '../../tests/server/number-search.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import type { Entry } from './ledger.ts';
import type { World } from './world.ts';
import { CANARIES } from './world.ts';

/** The findings per invariant, one per line. Empty when it holds. */
export type Findings = Record<'I2' | 'I3' | 'I4' | 'I5' | 'I8', string[]>;
const rows = async <T>(db: OpenDb, query: string): Promise<T[]> => (await sql.raw<T>(query).execute(db.query)).rows;

/** Checks that the uses of the link equal its documents. Needs a running server. */
export async function checkUses(world: World, entries: readonly Entry[]): Promise<string[]> {
  const { remainingUploads } = await call<{ remainingUploads: number }>(world.server, 'none', 'GET', world.link);
  const used = 100 - remainingUploads;
  const known = entries.filter(({ kind }) => kind === 'link').length;
  return used === known
    ? []
    : [`${String(used)} uses are counted, ${String(known)} files by the link were acknowledged`];
}

/** Checks the invariants that need a stopped server. */
export async function checkStopped(world: World, entries: readonly Entry[], crashes: number): Promise<Findings> {
  const db = world.postgres
    ? openServer(world.postgres.url, { max: 2 })
    : await openEmbedded(path.join(world.dataDir, 'db'));
  const found: Findings = { I2: [], I3: [], I4: [], I5: [], I8: [] };
  let dump = '';
  try {
    found.I2 = [...(await leads(db, world)), ...(await emails(db, world, crashes))];
    found.I3 = await usesOf(db);
    found.I5 = await blobs(db, world);
    found.I8 = [...(await auditRows(db)), ...(await transitions(db))];
    dump = await dumpOf(db);
  } finally {
    await db.close();
  }
  found.I4 = canaries(world, entries, dump);
  const { code, output } = await runScript('verify-audit.ts', [], world.settings);
  if (code !== 0) found.I8.push(`the audit chain does not verify: ${output.trim()}`);
  return found;
}

/** Each submitted deal has exactly one lead or waits in the queue. */
async function leads(db: OpenDb, { org }: World): Promise<string[]> {
  const stored = await rows<{ id: string; crm_lead_id: string | null; waits: boolean }>(
    db,
    `select d.id, d.crm_lead_id, exists (select from outbox o where o.deal_id = d.id) as waits
     from deals d where d.status <> 'draft'`,
  );
  const received = Map.groupBy(org.records.rowsOf('Lead'), (row) => row['Portal_Deal_Id__c']);
  return stored.flatMap(({ id, crm_lead_id, waits }) => {
    const own = received.get(id) ?? [];
    if (own.length > 1) return [`deal ${id} has ${String(own.length)} leads`];
    if (crm_lead_id === null && !waits) return [`deal ${id} has no lead and does not wait for one`];
    return crm_lead_id !== null && own[0]?.Id !== crm_lead_id ? [`deal ${id} records another lead`] : [];
  });
}

/** Each email marked as sent has arrived. A duplicate is allowed after a crash, with the same Message-ID. */
async function emails(db: OpenDb, { relay }: World, crashes: number): Promise<string[]> {
  const stored = await rows<{ message_id: string; state: string }>(db, 'select message_id, state from mails');
  const taken = Map.groupBy(relay.taken, ({ messageId }) => messageId);
  const ids = new Set(stored.map(({ message_id }) => message_id));
  return [
    ...stored
      .filter(({ message_id, state }) => state === 'sent' && !taken.has(message_id))
      .map(({ message_id }) => `the email ${message_id} is marked as sent and did not arrive`),
    ...[...taken]
      .filter(([id, copies]) => copies.length > 1 + crashes || !ids.has(id))
      .map(([id, copies]) => `the email ${id} arrived ${String(copies.length)} times`),
  ];
}

const usesOf = async (db: OpenDb): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      `select l.id from upload_links l where l.uses > l.max_uses
       or l.uses <> (select count(*) from documents d where d.upload_link_id = l.id and d.malware is null)`,
    )
  ).map(({ id }) => `the uses of link ${id} differ from its files, or exceed the limit`);

/** Each row has its file. The sweep at every start and every 15 minutes removes files without a row after a day. */
async function blobs(db: OpenDb, { dataDir, bucket }: World): Promise<string[]> {
  const folder = path.join(dataDir, 'files');
  const named = await rows<{ file_key: string | null }>(db, 'select file_key from documents');
  const stored = new Set(bucket ? bucket() : fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  return named
    .filter(({ file_key }) => file_key !== null && !stored.has(file_key))
    .map(({ file_key }) => `the file ${file_key ?? ''} is missing`);
}

/** The number of audit rows equals the number of changes. */
async function auditRows(db: OpenDb): Promise<string[]> {
  const pairs = [
    ['application.submitted', 'select count(*) from applications'],
    ['application_invite.created', 'select count(*) from application_invites'],
    ['deal.created', 'select count(*) from deals'],
    ['deal.submitted', "select count(*) from deals where status <> 'draft'"],
    ['document.uploaded', 'select count(*) from documents where malware is null'],
  ] as const;
  const found: string[] = [];
  for (const [action, of] of pairs) {
    const [row] = await rows<{ audited: string; changes: string; subjects: string }>(
      db,
      `select count(*) as audited, count(distinct subject_id) as subjects, (${of}) as changes from audit where action = '${action}'`,
    );
    if (row?.audited !== row?.changes || row?.subjects !== row?.changes)
      found.push(`${action}: ${row?.changes ?? '?'} changes, ${row?.audited ?? '?'} audit rows`);
  }
  return found;
}

type Step = { subject_id: string; from: string; to: string };
/** Each transition starts at the end of the one before, the last one matches the row, and each is allowed. */
async function transitions(db: OpenDb): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, table] of [
    ['application', 'applications'],
    ['deal', 'deals'],
  ] as const) {
    const steps = await rows<Step>(
      db,
      `select subject_id, detail->>'from' as "from", detail->>'to' as "to" from audit
       where action = '${kind}.status_changed' order by seq nulls last, id`,
    );
    const statuses = new Map(
      (await rows<{ id: string; status: string }>(db, `select id, status from ${table}`)).map((row) => [
        row.id,
        row.status,
      ]),
    );
    for (const [id, own] of Map.groupBy(steps, (step) => step.subject_id)) {
      const legal = own.every(
        (step) => kind === 'application' || mayBecome(step.from as DealStatus, step.to as DealStatus),
      );
      if (!legal || own.at(-1)?.to !== statuses.get(id))
        found.push(`${kind} ${id} has a transition that is not allowed`);
    }
  }
  return found;
}

/** Returns every row of every product and job-queue table, as text. */
async function dumpOf(db: OpenDb): Promise<string> {
  const tables = await rows<{ name: string }>(
    db,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(
      (await rows<{ row: string }>(db, `select t::text as row from ${name} t`)).map((one) => one.row).join('\n'),
    );
  return texts.join('\n');
}

/** Searches applicants' numbers in the dump, the database folder, stored and temporary files, and the output. */
function canaries(world: World, entries: readonly Entry[], dump: string): string[] {
  const needles = needlesOf(CANARIES.flat());
  const known = entries.find(({ kind }) => kind === 'application')?.key ?? '';
  const printed = Buffer.from(world.said.join('\n'));
  const folders = [world.dataDir, path.join(world.folder, 'tmp'), ...(world.postgres ? [world.postgres.folder] : [])];
  const hits = [
    ...findIn(Buffer.from(dump), needles).map((hit) => `dump: ${hit}`),
    ...findIn(printed, needles).map((hit) => `printed: ${hit}`),
    ...folders.flatMap((folder) =>
      Object.entries(searchFolder(folder, needles)).map(([file, found]) => `${file}: ${found.join()}`),
    ),
  ];
  // Unencrypted text must be found, which proves that the search reads the right places.
  if (!dump.includes(known) || known === '') hits.push('the search is invalid: it does not find unencrypted text');
  return hits;
}
