import { decisionTerm } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextAreaField } from '#web/ui/field-text-area.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OfferAmount } from './offer-amount.tsx';
import { RateTable } from './rate-table.tsx';
import { amountIn } from './read-decision.ts';
import { additionsOf, tableRate } from './table-rate.ts';
import type { DecisionFormState } from './use-decision-form.ts';

const { dialog: words } = desk;
const SHORT = 20;

/** Amount, term, rate and last day. The rate table of the lender suggests the rate. */
export function TermsFields({ form, score }: { form: DecisionFormState; score: string }) {
  const { amount, termMonths, ratePercent } = form.values;
  const months = Number(termMonths.trim());
  const isTerm = Number.isInteger(months) && months >= decisionTerm.min && months <= decisionTerm.max;
  const suggested = tableRate(portalBrand.pricing, { amount, termMonths: isTerm ? termMonths.trim() : '', score });
  const isOther = suggested !== '' && Number(suggested) !== Number(ratePercent);
  const amountCents = amountIn(amount);
  const additions =
    amountCents === undefined || !isTerm ? [] : additionsOf(portalBrand.pricing, { months, cents: amountCents });
  return (
    <>
      <div className="decision-terms">
        <OfferAmount
          frame={form.text('amount', { label: words.amount }).frame}
          value={amount}
          onChange={(text) => form.change('amount', text)}
        />
        <TextField {...form.text('termMonths', { label: words.term }, { inputMode: 'numeric', maxLength: SHORT })} />
        <TextField
          {...form.text(
            'ratePercent',
            { label: words.rate, ...(isOther && { hint: words.rateOfTable(suggested, score, additions) }) },
            { inputMode: 'decimal', maxLength: SHORT, placeholder: words.noRate },
          )}
        />
        <DateField {...form.text('expiresOn', { label: words.expires })} />
      </div>
      <RateTable
        amountCents={amountCents}
        months={isTerm ? months : undefined}
        score={score}
        ratePercent={ratePercent}
        onUse={(rate) => form.change('ratePercent', rate)}
      />
    </>
  );
}

export function ConditionsField({ form }: { form: DecisionFormState }) {
  const hint = form.values.language === 'es' ? `${words.conditionsHint} ${words.inSpanish}` : words.conditionsHint;
  const { frame, area } = form.area('conditions', { label: words.conditions, optional: words.optional, hint });
  return <TextAreaField frame={frame} area={{ ...area, maxLength: 2100 }} />;
}
