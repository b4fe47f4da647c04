import type { Decide, UsedReport, WrittenNotice } from '#contract/decisions.ts';
import type { Bureau } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { type Fee, feeMessages, isFinanceCharge } from '#contract/fees.ts';
import { offerFigures } from '#finance/offer.ts';
import { levelPaymentCents } from '#finance/payment.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import { textPart } from '#server/features/emails/layout.ts';
import type { DecisionNotice } from '#server/features/emails/decision-notice.ts';
import { brandAsSent, lenderWithWords } from '#server/features/emails/lender.ts';
import { writeEmail } from '#server/features/emails/templates.ts';

/** What is offered; null where the outcome offers nothing. */
export type OfferedTerms = DecisionNotice['terms'];

/**
 * What an outcome offers, its figures by the engine. Without an answer about fees the amount financed and the APR are
 * unknown. @throws AppError validation for fees that leave too little to finance
 */
export function offeredTermsOf(input: Decide): OfferedTerms {
  if (!('amount' in input)) return null;
  const amountCents = Math.round(input.amount * 100);
  const rateBps = Math.round(input.ratePercent * 100);
  const { termMonths, expiresOn, conditions } = input;
  const fees = input.fees?.map(({ kind, amount, paid }): Fee => ({ kind, cents: Math.round(amount * 100), paid }));
  const level = { amountCents, rateBps, termMonths };
  return { ...level, ...(fees ? figuresWith(level, fees) : figuresWithoutAnswer(level)), expiresOn, conditions };
}

type Level = Pick<NonNullable<OfferedTerms>, 'amountCents' | 'rateBps' | 'termMonths'>;
const figuresWithoutAnswer = ({ amountCents, rateBps, termMonths }: Level) => ({
  paymentCents: levelPaymentCents(amountCents, rateBps, termMonths),
  fees: null,
  amountFinancedCents: null,
  aprPercent: null,
});

const MAX_APR_PERCENT = 999;
function figuresWith(level: Level, fees: Fee[]) {
  const refusal = new AppError('validation', feeMessages.tooHigh, { fields: { fees: feeMessages.tooHigh } });
  const charged = fees.map(({ kind, cents, paid }) => ({ cents, paid, isFinanceCharge: isFinanceCharge(kind) }));
  try {
    const { paymentCents, amountFinancedCents, aprPercent } = offerFigures({ ...level, fees: charged });
    if (aprPercent > MAX_APR_PERCENT) throw refusal;
    return { paymentCents, amountFinancedCents, aprPercent, fees };
  } catch (error) {
    throw error instanceof RangeError ? refusal : error;
  }
}

/** The parameters of the notice's mail. @throws AppError validation for an agency that the setting does not name */
export function noticeParams(
  app: App,
  about: { name: string; replaces: string | null },
  language: Language,
  input: Decide,
): DecisionNotice {
  const report = 'report' in input ? input.report : null;
  return {
    reference: about.name,
    outcome: input.outcome,
    terms: offeredTermsOf(input),
    reasons: 'reasons' in input ? input.reasons : [],
    report: report && { ...report, bureau: bureauOf(app, report) },
    lender: lenderWithWords(app.brand, language),
    replaces: about.replaces,
  };
}

function bureauOf(app: App, { bureau }: UsedReport): Bureau {
  const { bureaus } = app.brand.notices;
  const found = bureaus.find((one) => one.name === bureau);
  if (found) return found;
  const message = `The agency is one of ${bureaus.map((one) => one.name).join(', ')}`;
  throw new AppError('validation', message, { fields: { 'report.bureau': message } });
}

/** The notice as its mail says it, with the lender's values of its day; one in Spanish also in English, to be read here. */
export function writeNotice(app: App, now: Date, language: Language, params: DecisionNotice): WrittenNotice {
  const brand = brandAsSent(app.brand, params.lender);
  const write = (lang: Language) => {
    const mail = writeEmail('decision-notice', params, lang, { brand, publicUrl: app.config.publicUrl });
    return { subject: mail.subject, text: textPart(mail, brand, now) };
  };
  return { ...write(language), english: language === 'en' ? null : write('en') };
}
