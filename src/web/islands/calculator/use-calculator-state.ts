import { type RefObject, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import type { Pricing } from '#finance/tiers.ts';
import { shownState, useShownState } from './shown-state.ts';
import { type CalculatorState, fieldNames, hasState, queryOf, readFields, readState, startState } from './state.ts';

/** Browsers limit how often a page may change its address. */
const ADDRESS_DELAY_MS = 500;

/**
 * Starts with the values of the served page, so that hydration matches. Then it applies what another part of the page
 * shows, or the values of the address, or what the visitor set before this script ran.
 */
export function useCalculatorState(form: RefObject<HTMLFormElement | null>, pricing: Pricing, lang: Language) {
  const [start] = useState<CalculatorState>(() => startState(pricing));
  const state = useShownState() ?? start;
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const changed = form.current ? changedFields(form.current) : new URLSearchParams();
    if (shownState.read()) return;
    if (hasState(address)) shownState.write(readState(address, pricing, lang));
    else if (changed.size > 0) shownState.write(readFields(changed, pricing, lang));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the calculator comes alive
  }, []);
  // A reload or a shared address shows the current values, not those with which the page was opened.
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (!hasState(address.searchParams)) return;
      for (const name of fieldNames) address.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(queryOf(state))) address.searchParams.set(name, value);
      if (address.href !== window.location.href) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, shownState.write] as const;
}

/** Uses the field or its slider, whichever differs from its served value. */
function changedFields(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    const { type, value, defaultValue, checked, defaultChecked } = element;
    const name = element.name.replace(/-(?:slider|mark)$/, '');
    const isChanged = type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
    if (isChanged && fieldNames.includes(name)) params.set(name, value);
  }
  return params;
}
