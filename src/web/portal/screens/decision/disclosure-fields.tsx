import { localDay } from '#contract/days.ts';
import type { ComponentProps } from 'react';
import {
  disclosureDue,
  type DisclosureState,
  disclosureWays,
  ELSEWHERE,
  exemptionsFor,
} from '#contract/state-disclosures.ts';
import { stateCodes } from '#contract/us-states.ts';
import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { amountIn, figuresOf } from './read-decision.ts';
import type { DecisionFormState } from './use-decision-form.ts';

type Props = {
  form: DecisionFormState;
  /** The state that the file says; null when the form has to ask. */
  known: string | null;
};

/**
 * Asks where the business operates if the file does not contain it, and for what its state requires with this offer.
 */
export function DisclosureFields({ form, known }: Props) {
  const figures = form.offered?.fees && figuresOf(form.offered);
  const due = disclosureDue(known ?? form.values.businessState, figures?.amountFinancedCents ?? null);
  return (
    <>
      {known === null && (
        <SelectField
          {...form.select('businessState', { label: words.state, hint: words.stateHint })}
          options={states}
        />
      )}
      {due !== null && <Stated due={due} form={form} />}
    </>
  );
}

const states = [
  { value: '', label: words.noState },
  ...stateCodes.map(([value, label]) => ({ value, label })),
  { value: ELSEWHERE, label: words.elsewhere },
];
const kinds = (['given', 'pending', 'exempt'] as const).map((value) => ({ value, label: words.kinds[value] }));

function Stated({ due, form }: { due: DisclosureState; form: DecisionFormState }) {
  const kind = form.values.disclosure;
  const exemptions = exemptionsFor(amountIn(form.values.amount) ?? 0);
  const id = form.idOf('disclosure-title');
  return (
    <section className="decision-disclosure" aria-labelledby={id}>
      <h3 id={id}>{words.title(due)}</h3>
      <p>{words.law[due]}</p>
      <OfferFacts offered={form.offered} />
      <SegmentedField {...form.radio('disclosure', { label: words.kind })} options={kinds} />
      {kind === 'given' && (
        <GivenFields
          on={form.text('disclosure.on', { label: words.on }, { max: today() })}
          how={form.select('disclosure.how', { label: words.how })}
          by={form.text('disclosure.by', { label: words.by }, { maxLength: 120 })}
        />
      )}
      {kind === 'pending' && <p>{words.pendingHint}</p>}
      {kind === 'exempt' && (
        <SelectField
          {...form.select('disclosure.exemption', { label: words.exemption })}
          options={[
            { value: '', label: words.noExemption },
            ...exemptions.map((value) => ({ value, label: words.exemptions[value] })),
          ]}
        />
      )}
    </section>
  );
}

const today = (): string => localDay(new Date());
const ways = [
  { value: '', label: words.noWay },
  ...disclosureWays.map((value) => ({ value, label: words.ways[value] })),
];

type GivenProps = {
  on: ComponentProps<typeof DateField>;
  how: Omit<ComponentProps<typeof SelectField>, 'options'>;
  by: ComponentProps<typeof TextField>;
};

/** Asks when, how and by whom the customer was given the disclosure. */
export const GivenFields = ({ on, how, by }: GivenProps) => (
  <div className="decision-terms">
    <DateField {...on} />
    <SelectField {...how} options={ways} />
    <TextField {...by} />
  </div>
);
