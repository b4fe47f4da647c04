import { useState } from 'react';
import type { DecisionStart } from './decision-start.ts';
import { DisclosureFields } from './disclosure-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { TypedOffer } from './use-typed-offer.ts';

type Props = {
  faults: Record<string, string>;
  /** The state that the file says; null when it has to be asked for. */
  known: string | null;
  start: DecisionStart;
  inSpanish: boolean;
  offer: TypedOffer;
};

/** The terms of an approval or a counter-offer, and what the state of the business asks for with them. */
export function OfferFields({ faults, known, start, inSpanish, offer: { offered, amountCents, read } }: Props) {
  const [chosen, setChosen] = useState(start.businessState);
  return (
    <>
      <TermsFields
        faults={faults}
        state={known ?? chosen}
        start={start}
        offered={offered}
        inSpanish={inSpanish}
        onFees={read}
      />
      <DisclosureFields
        faults={faults}
        known={known}
        chosen={chosen}
        onChoose={setChosen}
        amountCents={amountCents}
        offered={offered}
      />
    </>
  );
}
