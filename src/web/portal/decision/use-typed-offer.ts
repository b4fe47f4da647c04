import { useState } from 'react';
import type { OfferTerms } from '#finance/offer.ts';
import { typed } from '#web/ui/typed.ts';
import { amountIn, termsIn } from './read-decision.ts';

export type TypedOffer = ReturnType<typeof useTypedOffer>;

/** What the form offers as it is typed: the amount alone at first, and all terms once they are whole. */
export function useTypedOffer(startAmount: string) {
  const [offered, setOffered] = useState<OfferTerms>();
  const [amountCents, setAmount] = useState(() => amountIn(startAmount));
  const read = (form: HTMLFormElement): void => {
    const data = new FormData(form);
    setOffered(termsIn(data));
    setAmount(amountIn(typed(data, 'amount')));
  };
  return { offered, amountCents, read };
}
