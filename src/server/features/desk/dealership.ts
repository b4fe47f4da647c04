import {
  type Dealership,
  type DealershipsAnswer,
  MOST_DEALERSHIPS,
  MOST_OF_DEALERSHIP,
} from '#contract/dealerships.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { stateOfInvite } from '#server/features/invites/present.ts';
import { listDealershipNotes } from '#server/features/notes/notes.ts';
import { listDealerContacts } from '#server/features/users/dealer-contacts.ts';
import { findPeopleOf } from '#server/features/users/people.ts';
import { listDealsOf } from './deal-list.ts';
import { selectDealership, selectDealerships, selectDealTotals, selectSentLinks } from './dealership-store.ts';
import { scopeOf } from './filter-store.ts';

/** The form of our ids and of those of the CRM. */
const KEY = /^[\w-]{1,64}$/;
const UNKNOWN = 'This dealership was not found.';

/**
 * Lists dealerships by name, with the figures of their deals, links and users as far as the caller may read them. A user
 * without files.all gets those with a deal that the user may read.
 */
export async function listDealerships(
  app: App,
  ctx: Ctx<StaffActor>,
  { q }: { q: string },
): Promise<DealershipsAnswer> {
  requirePermission(ctx, 'files.read');
  const { permissions } = ctx.actor;
  const [seesFiles, seesPeople] = [permissions.includes('files.all'), permissions.includes('people.read')];
  const scope = await scopeOf(app.db.query, undefined, ctx.actor);
  const rows = await selectDealerships(app.db.query, { q, scope, limit: MOST_DEALERSHIPS + 1 });
  return {
    dealerships: rows.slice(0, MOST_DEALERSHIPS).map((row) => ({
      id: row.id,
      name: row.name,
      deals: { all: row.deals, open: row.open, funded: row.funded, amount: Number(row.cents) / 100 },
      lastDealAt: row.last_deal_at?.toISOString() ?? null,
      links: seesFiles ? { open: row.open_links, completed: row.completed_links } : null,
      access: seesPeople ? { active: row.active, invited: row.invited } : null,
    })),
    more: rows.length > MOST_DEALERSHIPS,
  };
}

/**
 * Returns a dealership with its deals, and its links, notes and users as far as the caller may read them. One that only
 * the CRM has, has none of them.
 * @throws AppError not_found
 */
export async function readDealership(app: App, ctx: Ctx<StaffActor>, id: string): Promise<Dealership> {
  requirePermission(ctx, 'files.read');
  const { query } = app.db;
  const { permissions } = ctx.actor;
  const [seesFiles, seesPeople] = [permissions.includes('files.all'), permissions.includes('people.read')];
  if (!KEY.test(id)) throw new AppError('not_found', UNKNOWN);
  const account = await selectDealership(query, id);
  if (!account) {
    const [name, files, people] = [await findNameInCrm(app, ctx, id), seesFiles ? [] : null, seesPeople ? [] : null];
    if (name === undefined) throw new AppError('not_found', UNKNOWN);
    return { id, name, totals: [], deals: [], links: files, notes: files, people };
  }
  const totals = await selectDealTotals(query, account.id, await scopeOf(query, undefined, ctx.actor));
  return {
    id,
    name: account.name,
    totals: totals.map(({ status, count, cents }) => ({ status, count, amount: Number(cents) / 100 })),
    deals: await listDealsOf(app, ctx, account.id),
    links: seesFiles ? await listLinks(app, account.id) : null,
    notes: seesFiles ? await listDealershipNotes(app, query, account.id, MOST_OF_DEALERSHIP) : null,
    people: seesPeople ? await findPeopleOf(query, account.id) : null,
  };
}

/** Only those who invite dealers read the CRM. */
async function findNameInCrm(app: App, ctx: Ctx<StaffActor>, id: string): Promise<string | undefined> {
  if (!ctx.actor.permissions.includes('dealers.invite')) return undefined;
  const { contacts } = await listDealerContacts(app, ctx);
  return contacts.find(({ AccountId }) => AccountId === id)?.AccountName;
}

async function listLinks(app: App, accountId: string): Promise<NonNullable<Dealership['links']>> {
  const rows = await selectSentLinks(app.db.query, accountId, MOST_OF_DEALERSHIP);
  return rows.map((row) => ({
    id: row.id,
    recipient: row.recipient_name,
    sender: `${row.first_name} ${row.last_name}`.trim(),
    sentAt: row.created_at.toISOString(),
    state: stateOfInvite(row),
    application:
      row.application_id === null || row.reference === null
        ? null
        : { id: row.application_id, reference: row.reference },
  }));
}
