import { Readable } from 'node:stream';
import type { Agreement, CopyRole, ExportData } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { html, type Markup } from '#server/lib/markup.ts';
import { countReveals } from '#server/features/applications/reveal.ts';
import { reportAct, withStepUp } from '#server/features/auth/step-up.ts';
import { gatherHeld, type HeldRecord, encryptedFieldsOf } from './gather.ts';
import { type Held, selectHandlers, selectHeld, selectItems, type StoredRequest } from './store.ts';
import { requireDataRequest, selectAllHeld } from './read.ts';
import { agreementOf, roleOf } from './whose.ts';

const { document: words, things } = dataRequestWords;

/**
 * Streams everything chosen for a request as one file, which is not stored. Records the export before the first line is
 * sent, and each clear value as a reveal.
 * @throws AppError not_found; for clear numbers forbidden without files.reveal, conflict, and the errors of withStepUp
 */
export async function exportHeldData(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { format, reason, roles, ...given }: ExportData,
): Promise<Readable> {
  requirePermission(ctx, 'data-requests.manage');
  if (reason !== null) requirePermission(ctx, 'files.reveal');
  const request = await requireDataRequest(app.db.query, id);
  const refs = (await selectItems(app.db.query, id)).map((item) => ({ kind: item.kind, id: item.item_id }));
  const held = await selectAllHeld(app, app.db.query, refs);
  const said = new Map(roles.map((one) => [one.id, one.role]));
  const all = held.map((one): Handed => {
    const role = roleOf(one, request);
    const handed = role === null ? null : (said.get(one.id) ?? role);
    return { held: one, role: handed, agrees: agreementOf(one, request, handed) };
  });
  if (reason !== null) await requireSecondPerson(app, ctx, request, all);
  const revealed = reason === null ? [] : all.flatMap(({ held: one, role }) => encryptedFieldsOf(one, role));
  if (reason !== null) {
    // The code is checked before the values are counted, so that a wrong one does not use up the limit of reveals.
    await withStepUp(app, ctx, given, () => Promise.resolve());
    await countReveals(app, ctx, revealed.length);
  }
  await app.db.tx(async (tx) => {
    const detail = { format, items: held.length, numbers: reason === null ? 'masked' : 'clear' };
    const why = reason === null ? {} : { reason };
    const identity = reason === null ? {} : { agrees: agreementsOf(all) };
    const whose = whoseOf(all);
    await audit(
      tx,
      ctx,
      'data_request.exported',
      { kind: 'data_request', id },
      { ...detail, ...whose, ...identity, ...why },
    );
    for (const { held: one, role } of reason === null ? [] : all)
      for (const field of encryptedFieldsOf(one, role)) {
        const action = one.kind === 'deal' ? 'deal.revealed' : 'application.revealed';
        await audit(tx, ctx, action, { kind: one.kind, id: one.id }, { field, ...why });
      }
    if (reason !== null) await reportAct(app, ctx, tx, { act: 'numbersExported', about: String(revealed.length) });
  });
  const records = recordsOf(app, all, reason !== null);
  const about: About = { request, madeAt: ctx.now, show: showIn(app.brand.timeZone), clear: reason !== null };
  const lines = format === 'json' ? jsonLines(app, about, records) : htmlLines(app, about, records);
  return Readable.from(lines, { objectMode: false });
}

type Handed = { held: Held; role: CopyRole | null; agrees: Agreement[] };

/**
 * Requires a second user for clear numbers when the requester's email does not match the record, because a stranger
 * with the same name could ask. The second user has neither opened the request nor chosen its records.
 * @throws AppError conflict
 */
async function requireSecondPerson(
  app: App,
  ctx: Ctx<StaffActor>,
  request: StoredRequest,
  all: Handed[],
): Promise<void> {
  const open = all.filter(
    ({ held, role, agrees }) => encryptedFieldsOf(held, role).length > 0 && !agrees.includes('email'),
  );
  if (open.length === 0 || !(await selectHandlers(app.db.query, request)).has(ctx.actor.userId)) return;
  throw new AppError('conflict', dataRequestWords.export.secondPerson(open.map(({ held }) => held.name)));
}

/** Lists what of the request matches each record, by its id. */
const agreementsOf = (all: Handed[]): string =>
  all.map(({ held, agrees }) => `${held.id} ${agrees.join(' ') || 'none'}`).join(', ');
/** Lists which part of records about two people is exported, by id. */
const whoseOf = (all: Handed[]): { whose?: string } => {
  const parts = all.flatMap(({ held, role }) => (role === null ? [] : [`${held.id} ${role}`]));
  return parts.length === 0 ? {} : { whose: parts.join(', ') };
};

type About = { request: StoredRequest; madeAt: Date; show: (at: Date) => string; clear: boolean };

/** Yields the records. Skips records deleted while the file is sent. */
async function* recordsOf(app: App, all: Handed[], clear: boolean): AsyncGenerator<HeldRecord> {
  const show = showIn(app.brand.timeZone);
  for (const { held, role } of all) {
    const [still] = await selectHeld(app.db.query, held.kind, [held.id]);
    if (still) yield await gatherHeld(app, still, { clear, show, role });
  }
}

/** Formats times in the lender's time zone, with its name. */
function showIn(timeZone: string): (at: Date) => string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return (at) => format.format(at);
}

async function* jsonLines(app: App, { request, madeAt }: About, records: AsyncGenerator<HeldRecord>) {
  const head = { company: app.brand.company, name: request.name, receivedOn: request.received_on, madeAt };
  yield `${JSON.stringify(head).slice(0, -1)},"records":[`;
  let between = '\n';
  for await (const { kind, name, at, groups } of records) {
    const parts = groups.map(({ title, rows }) => ({
      title,
      values: rows.map(([label, value]) => ({ label, value })),
    }));
    yield between + JSON.stringify({ kind, name, at, parts });
    between = ',\n';
  }
  yield '\n]}\n';
}

async function* htmlLines(app: App, about: About, records: AsyncGenerator<HeldRecord>) {
  const { request, madeAt, show, clear } = about;
  const title = words.title(app.brand.company);
  const facts: [string, string][] = [
    [words.for, request.name],
    [words.request, request.received_on],
    [words.made, show(madeAt)],
  ];
  // Outside the markup below, which would close these tags before the records.
  yield '<!doctype html>\n<html lang="en">\n';
  yield html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <style>
      ${STYLE}
    </style>
    <h1>${title}</h1>
    ${listOf(facts)} ${clear ? '' : html`<p>${words.masked}</p>`}`.text;
  let count = 0;
  for await (const record of records) {
    count += 1;
    yield html`<section>
      <h2>${things[record.kind]}: ${record.name}</h2>
      ${record.groups.map(
        (group) =>
          html`<h3>${group.title}</h3>
            ${listOf(group.rows)}`,
      )}
    </section> `.text;
  }
  if (count === 0) yield html`<p>${words.nothing}</p>`.text;
  yield '</html>\n';
}

const listOf = (rows: [string, string][]): Markup =>
  html`<dl>
    ${rows.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

const STYLE =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#111723}' +
  'section{margin-top:2rem;border-top:2px solid #1530c3}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.3rem 0;' +
  'border-top:1px solid #d0d5dc}dt{flex:0 0 16rem;color:#464d5b}dd{margin:0;flex:1 1 16rem;overflow-wrap:anywhere;white-space:pre-line}';
