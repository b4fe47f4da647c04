import { dayIn } from '#contract/days.ts';
import type { DecidedAnswer, Transmission } from '#contract/decisions.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockApplicationForDecision, stopClock } from '#server/features/applications/status.ts';
import { statusNotification } from '#server/features/deals/status.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import { requireDay } from './decide.ts';
import { addressOf, findDecided, queueNotice, recordedNoticeParams, renderNotice, subjectOf } from './notice.ts';
import { listDecisions } from './read.ts';
import { markTransmitted, setNoticeEmail } from './store.ts';

const DONE = 'This disclosure is already recorded, or another decision replaced this one. Reload it.';
const EXPIRED = 'This offer has expired. Record a new decision.';

/**
 * Records that the customer received the state disclosure of an offer. Until then the dealership does not see its
 * figures. The same transaction queues the notice, stops the clock, and notifies the dealership with the figures.
 * @throws AppError not_found; validation for a day out of range; conflict when it is already recorded, the decision was
 * replaced, or the offer has expired
 */
export async function recordTransmission(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  given: Transmission,
): Promise<DecidedAnswer> {
  requirePermission(ctx, 'disclosures.record');
  const { row, about } = await findDecided(app, id);
  const today = dayIn(app.brand.timeZone, ctx.now);
  requireDay('on', given.on, { from: dayIn(app.brand.timeZone, row.decided_at), until: today });
  if (row.expires_on !== null && row.expires_on < today) throw new AppError('conflict', EXPIRED);
  const subject = subjectOf(about);
  const params = recordedNoticeParams(app, about, row);
  const to = addressOf(about, params.report !== null);
  await app.db.tx(async (tx) => {
    await lockApplicationForDecision(tx, subject.applicationId);
    if (!(await markTransmitted(tx, id, { kind: 'given', ...given }))) throw new AppError('conflict', DONE);
    const { language } = row;
    if (to !== null) await setNoticeEmail(tx, id, await queueNotice(app, ctx, tx, about, { to, language, params }));
    if (subject.applicationId !== null) await stopClock(tx, subject.applicationId, ctx.now);
    const detail = {
      decision: id,
      disclosure: `${row.business_state ?? ''}: given`,
      on: given.on,
      notice: to === null ? 'by hand' : 'mail',
    };
    for (const [kind, of] of [['application', subject.applicationId] as const, ['deal', subject.dealId] as const])
      if (of !== null) await audit(tx, ctx, 'decision.disclosure_recorded', { kind, id: of }, detail);
    const { deal } = about;
    if (deal === null || params.terms === null) return;
    const dealerMessage = decisionWords.termsToDealer({ ...params.terms, outcome: row.outcome });
    const news = statusNotification(deal, { from: deal.status, to: deal.status, dealerMessage });
    const title = `${dealWords.figuresOpen}: ${deal.deal_name}`;
    const change = { deal: deal.deal_name, before: dealWords.statuses[deal.status], now: dealWords.figuresOpen };
    await notifyDealership(app, ctx, tx, { ...news, title, change, emailed: true });
  });
  const notice = { ...renderNotice(app, ctx.now, row.language, params), to, waits: false };
  return { success: true, decisions: await listDecisions(app, app.db.query, subject), notice };
}
