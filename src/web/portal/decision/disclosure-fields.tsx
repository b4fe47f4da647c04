import { useId, useState } from 'react';
import {
  disclosureDue,
  type DisclosureState,
  disclosureWays,
  ELSEWHERE,
  exemptionsFor,
} from '#contract/state-disclosures.ts';
import { stateCodes } from '#contract/us-states.ts';
import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import type { OfferTerms } from '#finance/offer.ts';
import { TextField } from '#web/ui/field.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { figuresOf } from './read-decision.ts';

type Props = {
  faults: Record<string, string>;
  /** The state that the file says; null when it has to be asked for. */
  known: string | null;
  /** The one that it is asked for first. */
  start: string;
  amountCents: number | undefined;
  offered: OfferTerms | undefined;
};

/** Where the business is run, if the file does not say it, and what its state asks for with an offer of this amount financed. */
export function DisclosureFields({ faults, known, start, amountCents, offered }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(start);
  const figures = offered?.fees && figuresOf(offered);
  const due = disclosureDue(known ?? chosen, figures?.amountFinancedCents ?? null);
  return (
    <>
      {known === null && (
        <SelectField
          frame={{ id: `${id}-state`, label: words.state, hint: words.stateHint, error: faults['businessState'] }}
          options={states}
          select={{ name: 'businessState', value: chosen, onChange: ({ target }) => setChosen(target.value) }}
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

/** When, how and by whom the customer was given the disclosure. */
export function GivenFields({ faults }: Pick<Props, 'faults'>) {
  const id = useId();
  const ways = disclosureWays.map((value) => ({ value, label: words.ways[value] }));
  return (
    <div className="decision-terms">
      <TextField
        frame={{ id: `${id}-on`, label: words.on, error: faults['disclosure.on'] }}
        input={{ name: 'disclosureOn', type: 'date', autoComplete: 'off' }}
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
