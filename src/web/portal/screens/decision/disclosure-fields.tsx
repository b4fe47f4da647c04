import { useId, useState } from 'react';
import {
  disclosureDue,
  disclosureMessages,
  type DisclosureState,
  disclosureWays,
  ELSEWHERE,
  exemptionsFor,
} from '#contract/state-disclosures.ts';
import { stateCodes } from '#contract/us-states.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import type { OfferTerms } from '#finance/offer.ts';
import { TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { showDay } from '#web/portal/instants.ts';
import { dayOf } from './decidable-file.ts';
import { OfferFacts } from './offer-facts.tsx';
import { figuresOf } from './read-decision.ts';

type Props = {
  faults: Record<string, string>;
  /** The state that the file says; null when it has to be asked for. */
  known: string | null;
  /** The state that was chosen where it is asked for; '' for none. */
  chosen: string;
  onChoose: (state: string) => void;
  amountCents: number | undefined;
  offered: OfferTerms | undefined;
};

/** Where the business is run, if the file does not say it, and what its state asks for with an offer of this amount financed. */
export function DisclosureFields({ faults, known, chosen, onChoose, amountCents, offered }: Props) {
  const id = useId();
  const figures = offered?.fees && figuresOf(offered);
  const due = disclosureDue(known ?? chosen, figures?.amountFinancedCents ?? null);
  return (
    <>
      {known === null && (
        <SelectField
          frame={{ id: `${id}-state`, label: words.state, hint: words.stateHint, error: faults['businessState'] }}
          options={states}
          select={{ name: 'businessState', value: chosen, onChange: ({ target }) => onChoose(target.value) }}
        />
      )}
      {due !== null && <Stated due={due} faults={faults} amountCents={amountCents ?? 0} offered={offered} />}
    </>
  );
}

const states = [
  { value: '', label: words.noState },
  ...stateCodes.map(([value, label]) => ({ value, label })),
  { value: ELSEWHERE, label: words.elsewhere },
];
const kinds = (['given', 'pending', 'exempt'] as const).map((value) => ({ value, label: words.kinds[value] }));

type StatedProps = Pick<Props, 'faults' | 'offered'> & { due: DisclosureState; amountCents: number };

function Stated({ due, faults, amountCents, offered }: StatedProps) {
  const id = useId();
  const [kind, setKind] = useState('');
  const exemptions = exemptionsFor(amountCents).map((value) => ({ value, label: words.exemptions[value] }));
  return (
    <section className="decision-disclosure" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title(due)}</h3>
      <p>{words.law[due]}</p>
      <OfferFacts offered={offered} />
      <SegmentedField
        frame={{ id: `${id}-kind`, label: words.kind, error: kind === '' ? faults['disclosure'] : undefined }}
        options={kinds}
        radio={{ name: 'disclosureKind', value: kind, onChange: ({ target }) => setKind(target.value) }}
      />
      {kind === 'given' && <GivenFields faults={faults} />}
      {kind === 'pending' && <p>{words.pendingHint}</p>}
      {kind === 'exempt' && (
        <SelectField
          frame={{ id: `${id}-exemption`, label: words.exemption, error: faults['disclosure.exemption'] }}
          options={[{ value: '', label: words.noExemption }, ...exemptions]}
          select={{ name: 'exemption' }}
        />
      )}
    </section>
  );
}

/**
 * When, how and by whom the customer was given the disclosure. Starts with today. `since` is the first allowed day,
 * where it is the day of the decision.
 */
export function GivenFields({ faults, since }: Pick<Props, 'faults'> & { since?: string }) {
  const id = useId();
  const [today] = useState(() => dayOf(new Date()));
  const fault = faults['disclosure.on'];
  const isEmpty = fault === disclosureMessages.on;
  const on = {
    id: `${id}-on`,
    label: words.on,
    hint: since === undefined ? undefined : words.onHint(showDay(since), showDay(today)),
    error: isEmpty && since !== undefined ? decisionWords.dayBetween(since, today) : fault,
  };
  const ways = disclosureWays.map((value) => ({ value, label: words.ways[value] }));
  return (
    <div className="decision-terms">
      <TextField
        frame={on}
        input={{
          name: 'disclosureOn',
          type: 'date',
          autoComplete: 'off',
          defaultValue: today,
          min: since,
          max: today,
        }}
      />
      <SelectField
        frame={{ id: `${id}-how`, label: words.how, error: faults['disclosure.how'] }}
        options={[{ value: '', label: words.noWay }, ...ways]}
        select={{ name: 'disclosureHow' }}
      />
      <TextField
        frame={{ id: `${id}-by`, label: words.by, error: faults['disclosure.by'] }}
        input={{ name: 'disclosureBy', autoComplete: 'off', maxLength: 120 }}
      />
    </div>
  );
}
