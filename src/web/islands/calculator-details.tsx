import { useState, useSyncExternalStore } from 'react';
import { structureOf } from '#finance/named-structures.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { Explanations } from './calculator/explanations.tsx';
import { shownState } from './calculator/shown-state.ts';
import { startState } from './calculator/state.ts';
import { DetailsContext, type DetailsWords } from './calculator/words.ts';

/** Everything behind the payment. It hydrates when a visitor opens it. */
export function CalculatorDetails(words: DetailsWords) {
  const { pricing } = words;
  const [start] = useState(() => startState(pricing));
  const state = useSyncExternalStore(
    shownState.watch,
    () => shownState.read() ?? start,
    () => start,
  );
  return (
    <DetailsContext value={words}>
      <Explanations state={state} quote={quoteOf(pricing, state.terms, structureOf(state))} />
    </DetailsContext>
  );
}
