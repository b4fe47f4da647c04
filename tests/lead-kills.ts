import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type DealerContactsAnswer, dealerContactPaths } from '#contract/dealer-contacts.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { openEmbedded, openServer } from '#server/adapters/db/open.ts';
import { inviteOf, PASSWORD, sampleDeal } from './factories.ts';
import { addPerson, serverSettings } from './salesforce-stand-in/org.ts';
import { type SalesforceStandIn, startSalesforce } from './salesforce-stand-in/start.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { activateAdmin, pause } from './writers.ts';

export type LeadKillReport = { rounds: number; before: number; after: number };

/**
 * Submits a deal, and kills the server with SIGKILL while its job waits for Salesforce: in turn before Salesforce has
 * done anything, and after it has kept the lead. Restarts it each time.
 * @throws Error that names a deal without a lead, with several, or with another one than it records
 */
export async function runLeadKills(rounds: number, databaseUrl?: string): Promise<LeadKillReport> {
  const org = await startSalesforce();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lead-kills-'));
  const env = {
    ...serverSettings(org, { SALESFORCE_TIMEOUT_MS: '60000' }),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: 'admin@acme.example',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  } as Record<string, string>;
  const report: LeadKillReport = { rounds, before: 0, after: 0 };
  const submitted: string[] = [];
  let server = await startServerProcess(env);
  try {
    const dealer = await activateDealer(server, org);
    for (let round = 0; round < rounds; round++) {
      const kept = round % 2 === 1;
      if (kept) org.faults.plan('commit, then silence', /^PATCH/);
      else org.faults.plan('silence', /query/);
      const id = await submit(server, dealer);
      submitted.push(id);
      await until(() => (kept ? leadsOf(org, id).length > 0 : org.calls.some(({ call }) => call.includes(id))));
      await server.kill('SIGKILL');
      report[kept ? 'after' : 'before'] += 1;
      org.faults.clear();
      await giveUpJobs(dataDir, databaseUrl);
      server = await startServerProcess(env);
      for (const one of submitted) await expectOneLead(server, dealer, org, one);
    }
  } finally {
    await server.kill('SIGKILL');
    await org.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}

/** What the queue does by itself two minutes after a process died: its jobs are tried again. */
async function giveUpJobs(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const db = databaseUrl === undefined ? await openEmbedded(path.join(dataDir, 'db')) : openServer(databaseUrl, 1);
  const { rows } = await sql<{ name: string }>`update jobs.job set state = 'retry', start_after = now()
    where state = 'active' and name = 'crm-lead' returning name`.execute(db.query);
  await db.close();
  if (rows.length !== 1) throw new Error(`${String(rows.length)} jobs were under way when the server was killed`);
}

const leadsOf = (org: SalesforceStandIn, id: string) =>
  org.records.rowsOf('Lead').filter((row) => row['Portal_Deal_Id__c'] === id);

async function expectOneLead(server: ServerProcess, bearer: string, org: SalesforceStandIn, id: string): Promise<void> {
  const recorded = async (): Promise<string | null> =>
    (await call<{ deal: Deal }>(server, bearer, 'GET', dealPaths.one(id))).deal.salesforceLeadId;
  await until(async () => (await recorded()) !== null);
  const leads = leadsOf(org, id);
  if (leads.length !== 1) throw new Error(`deal ${id} has ${String(leads.length)} leads`);
  if ((await recorded()) !== leads[0]?.Id) throw new Error(`deal ${id} records another lead than its own`);
}

async function submit(server: ServerProcess, bearer: string): Promise<string> {
  const { deal } = await call<{ deal: Deal }>(server, bearer, 'POST', dealPaths.own, sampleDeal());
  await call(server, bearer, 'POST', dealPaths.submit(deal.id), {});
  return deal.id;
}

/** A dealer's person of the stand-in, invited and signed in. */
async function activateDealer(server: ServerProcess, org: SalesforceStandIn): Promise<string> {
  const name = { firstName: 'Dana', lastName: 'Whitfield', phone: '(402) 555-0101' };
  addPerson(org, { ...name, email: 'dana@example.com', accountName: 'Prairie (sample)', recordType: 'cs_vendor' });
  const admin = await activateAdmin(server);
  const { contacts } = await call<DealerContactsAnswer>(server, admin, 'GET', dealerContactPaths.contacts);
  const [contact] = contacts;
  if (!contact) throw new Error('the contact of the stand-in is not listed');
  const made = await call<{ inviteUrl: string }>(
    server,
    admin,
    'POST',
    dealerContactPaths.createInvite,
    inviteOf(contact),
  );
  const token = new URL(made.inviteUrl).searchParams.get('token') ?? '';
  const body = { token, password: PASSWORD };
  return (await call<{ token: string }>(server, 'none', 'POST', '/api/dealer/auth/accept-invite', body)).token;
}

async function call<T>(server: ServerProcess, bearer: string, method: string, at: string, body?: object): Promise<T> {
  const answer = await fetch(server.url + at, {
    method,
    headers: {
      ...(bearer === 'none' ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${at} answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds()); await pause(50))
    if (Date.now() > deadline) throw new Error('this did not come about within a minute');
}
