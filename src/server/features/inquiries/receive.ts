import type { InquiryAnswer, InquiryInput } from '#contract/inquiries.ts';
import type { CallTime } from '#contract/inquiry-fields.ts';
import { isSameDay, keptCallTime, sameDayDue } from '#contract/same-day.ts';
import { showDue } from '#contract/show-due.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import type { App } from '#server/app.ts';
import type { Ctx, Visitor } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { queueForCrm } from '#server/features/outbox/crm-delivery.ts';
import { audit } from '#server/lib/audit.ts';
import { type IdempotencyClaim, replayOrClaim, type SavedAnswer, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import type { Tx } from '#server/ports.ts';
import { insertInquiry } from './store.ts';

const texts = { en, es };

/**
 * Stores one inquiry with its emails, its lead for an external CRM and its audit row in one transaction. The built-in
 * CRM gets no lead, because its leads are not encrypted. A filled honeypot stores nothing.
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function receiveInquiry(
  app: App,
  ctx: Ctx<Visitor>,
  given: InquiryInput,
  claim: IdempotencyClaim | undefined,
): Promise<SavedAnswer> {
  const input = { ...given, callTime: keptTimeOf(app, given) };
  const dueAt = sameDayDue(ctx.now, app.brand.inquiries, app.brand.timeZone, input.callTime);
  const answer: InquiryAnswer = {
    success: true,
    message: promiseOf(app, ctx, input, dueAt),
    dueAt: dueAt.toISOString(),
  };
  if (input.website !== '') return { status: 201, answer, replayed: false };
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return replay;
    const id = newId(ctx.now);
    const { kind, name, phone } = input;
    await insertInquiry(tx, app.vault, {
      id,
      kind,
      language: ctx.lang,
      state: 'new',
      name: name.trim(),
      phone: kind === 'dealer' ? '' : phone,
      email: kind === 'callback' ? '' : input.email,
      company: kind === 'dealer' ? input.company : '',
      machine: kind === 'quote' ? input.machine : '',
      amount: kind === 'quote' ? input.amount : '',
      call_time: input.callTime,
      created_at: ctx.now,
      due_at: dueAt,
      changed_by: null,
      changed_at: null,
      application_id: null,
    });
    await queueEmails(app, ctx, tx, input, dueAt);
    if (!app.crm.joinsTransaction) await queueForCrm(app, tx, 'inquiry', [id], ctx.now);
    await audit(tx, ctx, 'inquiry.received', { kind: 'inquiry', id }, { kind, language: ctx.lang });
    await saveAnswer(tx, claim, { status: 201, answer });
    return { status: 201, answer, replayed: false };
  });
}

/** The part of the day that the visitor chose and the lender keeps. */
const keptTimeOf = ({ brand }: App, { kind, callTime }: InquiryInput): CallTime =>
  kind === 'callback' ? keptCallTime(callTime, brand.inquiries) : 'any';

function promiseOf({ brand: { timeZone } }: App, { lang, now }: Ctx, input: InquiryInput, dueAt: Date): string {
  const { day, time } = showDue(dueAt, lang, timeZone);
  const due = { time, slot: input.callTime };
  return texts[lang].promise[input.kind](isSameDay(timeZone, now, dueAt) ? due : { ...due, day });
}

/** The confirmation contains nothing that was typed, because the address is not verified. */
async function queueEmails(app: App, ctx: Ctx, tx: Tx, input: InquiryInput, dueAt: Date): Promise<void> {
  const { kind, email, machine, amount, callTime } = input;
  const when = { receivedAt: ctx.now.toISOString(), dueAt: dueAt.toISOString() };
  if (kind !== 'callback' && email !== '')
    await queueEmail(app, ctx, tx, {
      template: 'inquiry-receipt',
      to: email,
      language: ctx.lang,
      params: { kind, ...when },
    });
  await queueEmail(app, ctx, tx, {
    template: 'inquiry-notice',
    to: app.brand.emails.lender,
    language: 'en',
    params: {
      kind,
      ...when,
      language: ctx.lang,
      callTime,
      machine: kind === 'quote' ? machine : '',
      amount: kind === 'quote' ? amount : '',
    },
  });
}
