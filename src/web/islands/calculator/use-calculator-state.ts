import { type RefObject, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import type { Pricing } from '#finance/tiers.ts';
import { type CalculatorState, readFields, readState, startState } from './state.ts';

const keys = ['value', 'term', 'tier', 'down', 'shape', 'from'];

/**
 * Starts with the values of the served page, so that hydration matches. Then it applies the values of the address, and
 * last what the visitor set before this script ran.
 */
export function useCalculatorState(form: RefObject<HTMLFormElement | null>, pricing: Pricing, lang: Language) {
  const [state, setState] = useState<CalculatorState>(() => startState(pricing));
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    if (keys.some((key) => address.has(key))) setState(readState(address, pricing, lang));
    else if (form.current) setState(readFields(changedFields(form.current), pricing, lang));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the calculator comes alive
  }, []);
  return [state, setState] as const;
}

/** Uses the field or its slider, whichever differs from its served value. */
function changedFields(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || element.name === '') continue;
    const { type, name, value, defaultValue, checked } = element;
    if (type === 'radio' ? checked : value !== defaultValue) params.set(name.replace(/-(?:slider|mark)$/, ''), value);
  }
  return params;
}
