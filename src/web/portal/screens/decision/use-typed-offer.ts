import { useCallback, useState } from 'react';
import type { OfferTerms } from '#finance/offer.ts';
import { typed } from '#web/ui/typed.ts';
import { amountIn, readFees, termsOf, type TypedTerms } from './read-decision.ts';

export type TypedOffer = ReturnType<typeof useTypedOffer>;

/** What the form offers as it is typed: the amount alone at first, and all terms once they are whole. */
export function useTypedOffer(start: TypedTerms) {
  const [offered, setOffered] = useState<OfferTerms | undefined>(() => termsOf(start));
  const [amountCents, setAmount] = useState(() => amountIn(start.amount));
  const read = useCallback((form: HTMLFormElement): void => {
    const data = new FormData(form);
    setOffered(
      termsOf({
        amount: typed(data, 'amount'),
        termMonths: typed(data, 'termMonths'),
        ratePercent: typed(data, 'ratePercent'),
        fees: readFees(data),
      }),
    );
    setAmount(amountIn(typed(data, 'amount')));
  }, []);
  return { offered, amountCents, read };
}
