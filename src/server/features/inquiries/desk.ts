import {
  type ChangeInquiry,
  type InquiriesAnswer,
  type Inquiry,
  type inquiriesQuerySchema,
  inquiryStates,
  type InquiryState,
  nextInquiryStates,
} from '#contract/inquiries.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { nameOrEmail } from '#server/lib/person-name.ts';
import { isId } from '#server/lib/ids.ts';
import type { Tx } from '#server/ports.ts';
import type * as z from 'zod/mini';
import { type ListedInquiry, selectApplicationId, selectInquiries, selectListedInquiry, updateState } from './store.ts';

type ListBy = z.output<typeof inquiriesQuerySchema>;

/** New inquiries by the time of their answer, then the others, newest first. @throws AppError bad_request for an invalid cursor */
export async function listInquiries(app: App, ctx: Ctx<StaffActor>, by: ListBy): Promise<InquiriesAnswer> {
  requirePermission(ctx, 'inquiries.work');
  const rows = await selectInquiries(app.db.query, app.vault, {
    limit: by.limit + 1,
    before: readCursor(by.cursor),
    states: statesOf(by.state),
    kind: by.kind === '' ? undefined : by.kind,
    dueFirst: true,
  });
  const { page, nextCursor } = pageOf(rows, by.limit);
  return { inquiries: page.map(present), nextCursor };
}

function statesOf(state: ListBy['state']): readonly InquiryState[] {
  if (state === 'open') return ['new', 'called'];
  return inquiryStates.filter((one) => one === state);
}

/**
 * Changes the state of an inquiry. One that became an application names it.
 * @throws AppError not_found; conflict when the state is another one by now or may not become the wanted one
 * @throws AppError validation when no application of this user has the reference
 */
export async function changeInquiry(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { from, to, reference }: ChangeInquiry,
): Promise<Inquiry> {
  requirePermission(ctx, 'inquiries.work');
  return app.db.tx(async (tx) => {
    const found = isId(id) ? await selectListedInquiry(tx, app.vault, id) : undefined;
    if (!found) throw new AppError('not_found', words.unknown);
    if (!nextInquiryStates[from].includes(to)) throw new AppError('conflict', words.notNext);
    const applicationId = to === 'application' ? await requireApplication(ctx, tx, reference) : null;
    const changed = { state: to, changed_by: ctx.actor.userId, changed_at: ctx.now, application_id: applicationId };
    if (!(await updateState(tx, id, from, changed))) throw new AppError('conflict', words.changed);
    const about = { from, to, ...(applicationId !== null && { application: applicationId }) };
    await audit(tx, ctx, 'inquiry.changed', { kind: 'inquiry', id }, about);
    return present(await requireListed(app, tx, id));
  });
}

async function requireListed(app: App, tx: Tx, id: string): Promise<ListedInquiry> {
  const found = await selectListedInquiry(tx, app.vault, id);
  if (!found) throw new AppError('not_found', words.unknown);
  return found;
}

/** An application of a colleague counts as unknown to staff who see only their own files. */
async function requireApplication(ctx: Ctx<StaffActor>, tx: Tx, reference: string): Promise<string> {
  const unknown = (): never => {
    throw fieldError('reference', words.unknownReference);
  };
  const id = reference === '' ? undefined : await selectApplicationId(tx, reference);
  if (id === undefined) return unknown();
  await requireOwnFile(tx, ctx, { kind: 'application', id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return unknown();
    throw error;
  });
  return id;
}

/** Null until staff changed it. */
function changerOf({ first_name, last_name, email_of_user: email }: ListedInquiry): string | null {
  return email === null ? null : nameOrEmail({ first_name: first_name ?? '', last_name: last_name ?? '', email });
}

const present = (row: ListedInquiry): Inquiry => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  language: row.language,
  name: row.name,
  company: row.company,
  phone: row.phone,
  email: row.email,
  machine: row.machine,
  amount: row.amount,
  callTime: row.call_time,
  receivedAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  changedBy: changerOf(row),
  changedAt: row.changed_at?.toISOString() ?? null,
  application:
    row.application_id === null || row.reference === null ? null : { id: row.application_id, reference: row.reference },
});
