import type { EstimateInput } from '#contract/estimate-email.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote } from '#finance/quote.ts';
import { allowedTerms, type AskedTerms, type Terms } from '#finance/terms.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import type { App } from '#server/app.ts';
import type { Ctx, Visitor } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { type IdempotencyClaim, replayOrClaim, type SavedAnswer, saveAnswer } from '#server/lib/idempotency.ts';

const texts = { en, es };

/**
 * Queues an email with the calculator's figures for these choices. The engine computes every figure, and the email
 * contains no text of the visitor. A filled honeypot sends nothing.
 * @throws AppError validation for choices that the calculator does not offer
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function emailEstimate(
  app: App,
  ctx: Ctx<Visitor>,
  input: EstimateInput,
  claim: IdempotencyClaim | undefined,
): Promise<SavedAnswer> {
  const terms = requireTerms(app, ctx, input);
  const answer = { success: true, message: texts[ctx.lang].estimateSent };
  if (input.website !== '') return { status: 201, answer, replayed: false };
  const choices = { structure: input.shape, fundedMonth: input.from };
  const figures = quote(app.brand.pricing, terms, structureOf(choices));
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return replay;
    const id = await queueEmail(app, ctx, tx, {
      template: 'estimate',
      to: input.email,
      language: ctx.lang,
      params: {
        ...terms,
        ...choices,
        downCents: figures.downCents,
        financedCents: figures.financedCents,
        rateBps: figures.rateBps,
        aprPercent: figures.aprPercent,
        paymentCents: figures.paymentCents,
        amounts: figures.amounts,
        purchaseCents: figures.purchaseCents,
        financeCostCents: figures.financeCostCents,
        totalCents: figures.totalCents,
      },
    });
    await audit(tx, ctx, 'estimate.emailed', { kind: 'mail', id }, { language: ctx.lang });
    await saveAnswer(tx, claim, { status: 201, answer });
    return { status: 201, answer, replayed: false };
  });
}

function requireTerms(app: App, { lang }: Ctx, { value, term, tier, down, from }: EstimateInput): Terms {
  const asked: AskedTerms = { valueCents: value * 100, months: term, tier, downBps: Math.round(down * 100) };
  const allowed = allowedTerms(app.brand.pricing, asked);
  const isOffered =
    allowed.valueCents === asked.valueCents && allowed.months === asked.months && allowed.downBps === asked.downBps;
  if (isOffered && Number.isInteger(from) && from >= 1 && from <= 12) return allowed;
  const message = texts[lang].estimateMessages.figures;
  throw fieldError('value', message);
}
