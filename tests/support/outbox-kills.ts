import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { applicationInvitePaths } from '#contract/application-invites.ts';
import { type DocumentsAnswer, documentPaths } from '#contract/documents.ts';
import { openEmbedded, openServer } from '#server/db/open.ts';
import type { JobName } from '#server/jobs/queue.ts';
import { PDF, sampleInvite } from './factories.ts';
import { type HoldingRelay, startHoldingRelay } from './holding-relay.ts';
import {
  activateDealer,
  call,
  leadOn,
  type Signed,
  submitOn,
  type Told,
  tellOn,
  uploadOn,
} from './salesforce-stand-in/dealer.ts';
import { serverSettings } from './salesforce-stand-in/org.ts';
import { type SalesforceStandIn, startSalesforce } from './salesforce-stand-in/start.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { until } from './writers.ts';

/** `again`: emails that were sent twice under one Message-ID, because the first answer was lost. */
export type OutboxKillReport = { before: number; after: number; acknowledged: number; again: number };

/** Formats the figures for the terminal and docs/reports/reliability.md. A lost or duplicate item throws earlier. */
export const outboxFigures = ({ before, after, acknowledged, again }: OutboxKillReport): string => {
  const each = String(acknowledged / 3);
  return `${String(before + after)} rounds, ${String(before)} before they did anything and ${String(after)} after they kept it; ${String(acknowledged)} acknowledged: ${each} leads, ${each} documents, ${each} emails; 0 lost, 0 leads or documents twice; ${String(again)} emails handed over again under their Message-ID`;
};

type World = { server: ServerProcess; org: SalesforceStandIn; relay: HoldingRelay; who: Signed };
/** The acknowledged items of one round: a deal without its lead, a document of a deal with one, and an email. */
type Round = { deal: string; document: string; md5: string; to: string };

const JOBS: JobName[] = ['crm-document', 'crm-lead', 'deliver-mail'];
const SENDS = /^POST .*ContentVersion/;

/**
 * Submits a deal, uploads a document, sends an email, and kills the server with SIGKILL while a job of each waits for
 * its answer. Kills alternate between before and after Salesforce and the relay store the item. Restarts each time
 * and checks all rounds again at the end. @throws Error that names what is lost, duplicated or recorded wrongly
 */
export async function runOutboxKills(rounds: number, databaseUrl?: string): Promise<OutboxKillReport> {
  const [org, relay] = [await startSalesforce(), await startHoldingRelay()];
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-kills-'));
  const first = {
    ...serverSettings(org, { SALESFORCE_TIMEOUT_MS: '60000' }),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: 'admin@acme.example',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  } as Record<string, string>;
  const env = { ...first, SMTP_URL: relay.url, MAIL_FROM: 'portal@acme.example' };
  const report: OutboxKillReport = { before: 0, after: 0, acknowledged: 0, again: 0 };
  const done: Round[] = [];
  // Without SMTP_URL, the console shows the invitation of the first administrator.
  let server = await startServerProcess(first);
  try {
    const who = await activateDealer(server, org);
    const told = await tellOn(server, who);
    await server.kill('SIGTERM');
    server = await startServerProcess(env);
    for (let number = 0; number < rounds; number++) {
      const kept = number % 2 === 1;
      const round = await begin({ server, org, relay, who }, told, kept, number);
      done.push(round);
      await server.kill('SIGKILL');
      report[kept ? 'after' : 'before'] += 1;
      org.faults.clear();
      relay.hold(undefined);
      await giveUpJobs(dataDir, databaseUrl);
      server = await startServerProcess(env);
      await expectOnce({ server, org, relay, who }, told, round);
    }
    for (const round of done) await expectOnce({ server, org, relay, who }, told, round);
  } finally {
    await server.kill('SIGKILL');
    await relay.close();
    await org.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const again = done.filter(({ to }) => relay.taken.filter((mail) => mail.to === to).length > 1).length;
  return { ...report, acknowledged: 3 * done.length, again };
}

/** Starts the three jobs. Each is acknowledged and waits for an answer that never arrives. */
async function begin({ server, org, relay, who }: World, told: Told, kept: boolean, number: number): Promise<Round> {
  org.faults.plan(kept ? 'commit, then silence' : 'silence', SENDS);
  org.faults.plan(kept ? 'commit, then silence' : 'silence', /^PATCH/);
  relay.hold(kept ? 'after' : 'before');
  const sent = (): number => org.calls.filter(({ call: one }) => SENDS.test(one)).length;
  const before = sent();
  const content = new Uint8Array(Buffer.concat([PDF, Buffer.from(`round ${String(number)}`)]));
  const to = `round-${String(number)}@example.com`;
  const [deal, document] = await Promise.all([
    submitOn(server, who),
    uploadOn(server, who, told.deal, content),
    call(server, who.dealer, 'POST', applicationInvitePaths.own, { ...sampleInvite, recipientEmail: to }),
  ]);
  const asked = (): boolean => org.calls.some(({ call: one }) => one.startsWith('PATCH') && one.includes(deal));
  const md5 = createHash('md5').update(content).digest('hex');
  await until(() => asked() && sent() > before);
  await until(() => (kept ? relay.taken.some((mail) => mail.to === to) : relay.named.includes(to)));
  if (kept) await until(() => leadsOf(org, deal).length > 0 && copiesOf(org, told.lead, md5).length > 0);
  return { deal, document, md5, to };
}

/** Simulates the time after a process died: its leases end and its jobs are due again. */
async function giveUpJobs(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const db =
    databaseUrl === undefined ? await openEmbedded(path.join(dataDir, 'db')) : openServer(databaseUrl, { max: 1 });
  const { rows } = await sql<{ name: string }>`update jobs.job set state = 'retry', start_after = now()
    where state = 'active' and name in (${sql.join(JOBS)}) returning name`.execute(db.query);
  await db.query
    .updateTable('mails')
    .set({ leased_until: new Date(0) })
    .where('leased_until', 'is not', null)
    .execute();
  await db.close();
  const names = rows.map((row) => row.name).sort();
  if (names.join() !== JOBS.join()) throw new Error(`jobs in progress at the kill: ${names.join()}`);
}

const leadsOf = (org: SalesforceStandIn, deal: string) =>
  org.records.rowsOf('Lead').filter((row) => row['Portal_Deal_Id__c'] === deal);
const copiesOf = (org: SalesforceStandIn, lead: string, md5: string) =>
  org.records
    .rowsOf('ContentVersion')
    .filter((row) => row['FirstPublishLocationId'] === lead && row['Checksum'] === md5);

async function expectOnce({ server, org, relay, who }: World, told: Told, round: Round): Promise<void> {
  const { deal, document, md5, to } = round;
  await until(async () => (await leadOn(server, who, deal)) !== null);
  const leads = leadsOf(org, deal);
  if (leads.length !== 1) throw new Error(`deal ${deal} has ${String(leads.length)} leads`);
  if ((await leadOn(server, who, deal)) !== leads[0]?.Id) throw new Error(`deal ${deal} records another lead`);
  await until(() => isSynced(server, who, told.deal, document));
  const copies = copiesOf(org, told.lead, md5);
  if (copies.length !== 1)
    throw new Error(`document ${document} is stored in Salesforce ${String(copies.length)} times`);
  const mails = () => relay.taken.filter((mail) => mail.to === to);
  await until(() => mails().length > 0);
  if (new Set(mails().map((mail) => mail.messageId)).size !== 1) throw new Error(`the email to ${to} has two ids`);
}

async function isSynced(server: ServerProcess, { dealer }: Signed, deal: string, id: string): Promise<boolean> {
  const { documents } = await call<DocumentsAnswer>(server, dealer, 'GET', documentPaths.ofDeal(deal));
  return documents.find((one) => one.id === id)?.syncedToSalesforce === 'true';
}
