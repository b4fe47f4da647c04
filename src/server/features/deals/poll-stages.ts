import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { claimRun, selectMark, setMark } from '#server/jobs/task-runs.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import type { LeadStage } from '#server/ports.ts';
import { statusOfLead, writeDealStatus } from './status.ts';
import { selectByLeads, type StoredDeal } from './store.ts';

const TASK = 'crm stages';
/** The instant of the CRM's clock up to which changes were applied. */
const SEEN = 'crm stages seen';
const NEAR_LIMIT_MS = 15 * 60_000;
const CHUNK = 200;

/**
 * Applies the stages of leads in an external CRM to their deals. Runs periodically on one of all nodes, less often near
 * the CRM's limit. Safe to repeat: the next run finds what this one missed.
 * @returns how many deals moved; undefined before the next due time, or with the built-in CRM
 * @throws CrmFault
 */
export async function pollStages(app: App): Promise<number | undefined> {
  const { changes } = app.crm;
  if (!changes) return undefined;
  const { query } = app.db;
  if (!(await claimRun(query, TASK, waitOf(app)))) return undefined;
  const { leads, until } = await changes.since(await selectMark(query, SEEN));
  let moved = 0;
  for (let at = 0; at < leads.length; at += CHUNK) {
    const changed = await changedDeals(app, leads.slice(at, at + CHUNK));
    if (changed.length === 0) continue;
    // Read after the deals, so that a deal moved since then keeps its stage.
    const fresh = await changes.read(changed.map((deal) => deal.crm_lead_id ?? ''));
    for (const deal of changed) moved += (await takeOver(app, deal, fresh)) ? 1 : 0;
  }
  if (leads.length > 0) await setMark(query, SEEN, until);
  return moved;
}

/** Queues another read of some leads of an external CRM. Without it, polling finds them later. */
export const queueReread = (app: App, leadIds: string[]): Promise<void> =>
  app.db.tx(() => app.jobs.send('crm-look-again', { leadIds }));

/** Rereads these leads for their deals, unless near the CRM's limit. @returns how many moved @throws CrmFault */
export async function rereadLeads(app: App, leadIds: string[]): Promise<number> {
  const { changes } = app.crm;
  if (!changes || changes.isNearLimit()) return 0;
  const deals = await selectByLeads(app.db.query, leadIds);
  if (deals.length === 0) return 0;
  // Read after the deals, so that a deal moved since then keeps its stage.
  const fresh = await changes.read(deals.map((deal) => deal.crm_lead_id ?? ''));
  let moved = 0;
  for (const deal of deals) moved += (await takeOver(app, deal, fresh)) ? 1 : 0;
  return moved;
}

/** 10% less than the polling interval, so that no poll is skipped for arriving slightly early. */
function waitOf({ config, crm }: App): number {
  const ms = config.salesforce?.pollMs ?? 0;
  return 0.9 * (crm.changes?.isNearLimit() === true ? Math.max(ms, NEAR_LIMIT_MS) : ms);
}

async function changedDeals(app: App, leads: LeadStage[]): Promise<StoredDeal[]> {
  const standing = new Map(leads.map(({ id, lead }) => [id, lead]));
  const deals = await selectByLeads(app.db.query, [...standing.keys()]);
  return deals.filter(
    (deal) => statusOfLead(app.config, deal, standing.get(deal.crm_lead_id ?? '')).stage !== deal.stage,
  );
}

async function takeOver(app: App, deal: StoredDeal, fresh: LeadStage[]): Promise<boolean> {
  const found = fresh.find((one) => one.id === deal.crm_lead_id);
  if (!found) return false;
  const to = statusOfLead(app.config, deal, found.lead);
  if (to.stage === deal.stage) return false;
  return app.db.tx(async (tx) => writeDealStatus(app, systemCtx(await readDatabaseTime(tx)), tx, deal, to));
}
