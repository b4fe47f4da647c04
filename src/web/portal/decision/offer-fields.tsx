import type { DecidableFile } from './decidable-file.ts';
import { DisclosureFields } from './disclosure-fields.tsx';
import { paymentOf } from './read-decision.ts';
import { TermsFields } from './terms-fields.tsx';
import type { TypedOffer } from './use-typed-offer.ts';

type Props = { faults: Record<string, string>; file: DecidableFile; inSpanish: boolean; offer: TypedOffer };

/** The terms of an approval or a counter-offer, and what the state of the business asks for with them. */
export const OfferFields = ({ faults, file, inSpanish, offer: { offered, amountCents } }: Props) => (
  <>
    <TermsFields
      faults={faults}
      start={file.start}
      paymentCents={offered && paymentOf(offered)}
      inSpanish={inSpanish}
    />
    <DisclosureFields faults={faults} known={file.businessState} amountCents={amountCents} offered={offered} />
  </>
);
