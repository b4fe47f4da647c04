import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { claimRun, selectMark, setMark } from '#server/jobs/task-runs.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import type { LeadStanding } from '#server/ports.ts';
import { statusOfLead, writeDealStatus } from './status.ts';
import { selectByLeads, type StoredDeal } from './store.ts';

const CHORE = 'crm stages';
/** The instant of the CRM's own clock up to which its changes were taken over. */
const SEEN = 'crm stages seen';
const NEAR_LIMIT_MS = 15 * 60_000;
const CHUNK = 200;

/**
 * Takes over the stages of leads in an external CRM: periodically over all nodes, less often near its limit. Safe to run
 * again and after a crash: the next run finds what this one missed.
 * @returns how many deals moved; undefined when it is not yet time, or with the built-in CRM
 * @throws CrmFault
 */
export async function pollStages(app: App): Promise<number | undefined> {
  const { changes } = app.crm;
  if (!changes) return undefined;
  const { query } = app.db;
  if (!(await claimRun(query, CHORE, waitOf(app)))) return undefined;
  const { leads, until } = await changes.since(await selectMark(query, SEEN));
  let moved = 0;
  for (let at = 0; at < leads.length; at += CHUNK) {
    const changed = await changedDeals(app, leads.slice(at, at + CHUNK));
    if (changed.length === 0) continue;
    // Read after the deals: a deal that is moved since then keeps its stage.
    const fresh = await changes.read(changed.map((deal) => deal.crm_lead_id ?? ''));
    for (const deal of changed) moved += (await takeOver(app, deal, fresh)) ? 1 : 0;
  }
  if (leads.length > 0) await setMark(query, SEEN, until);
  return moved;
}

/** Queues another read of some leads of an external CRM; polling would find them later. */
export const queueLook = (app: App, leadIds: string[]): Promise<void> =>
  app.db.tx(() => app.jobs.send('crm-look-again', { leadIds }));

/**
 * The job that reads these leads again if a deal has them. Near the CRM's limit it leaves them to polling.
 * @returns how many deals moved
 * @throws CrmFault
 */
export async function lookAgain(app: App, leadIds: string[]): Promise<number> {
  const { changes } = app.crm;
  if (!changes || changes.isNearLimit()) return 0;
  const deals = await selectByLeads(app.db.query, leadIds);
  if (deals.length === 0) return 0;
  // Read after the deals: a deal that is moved since then keeps its stage.
  const fresh = await changes.read(deals.map((deal) => deal.crm_lead_id ?? ''));
  let moved = 0;
  for (const deal of deals) moved += (await takeOver(app, deal, fresh)) ? 1 : 0;
  return moved;
}

/** A little less than the time between two looks, so that none of them comes a moment too early. */
function waitOf({ config, crm }: App): number {
  const ms = config.salesforce?.pollMs ?? 0;
  return 0.9 * (crm.changes?.isNearLimit() === true ? Math.max(ms, NEAR_LIMIT_MS) : ms);
}

async function changedDeals(app: App, leads: LeadStanding[]): Promise<StoredDeal[]> {
  const standing = new Map(leads.map(({ id, lead }) => [id, lead]));
  const deals = await selectByLeads(app.db.query, [...standing.keys()]);
  return deals.filter(
    (deal) => statusOfLead(app.config, deal, standing.get(deal.crm_lead_id ?? '')).stage !== deal.stage,
  );
}

async function takeOver(app: App, deal: StoredDeal, fresh: LeadStanding[]): Promise<boolean> {
  const found = fresh.find((one) => one.id === deal.crm_lead_id);
  if (!found) return false;
  const to = statusOfLead(app.config, deal, found.lead);
  if (to.stage === deal.stage) return false;
  return app.db.tx(async (tx) => writeDealStatus(app, systemCtx(await readDatabaseTime(tx)), tx, deal, to));
}
