import { type RefObject, useEffect } from 'react';
import { showTypedAmount } from '#contract/typed-amount.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues } from './values.ts';

const WHOLE_DOLLARS = /^\d{1,9}$/;

/** The calculator's link carries the equipment's value: it stands in the form unless something was typed there. */
export function useAskedAmount(form: FormState, baseline: RefObject<ApplicationValues>): void {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('equipmentAmount') ?? '';
    if (!WHOLE_DOLLARS.test(asked) || form.snapshot().values.equipmentAmount !== '') return;
    const equipmentAmount = showTypedAmount(asked);
    Object.assign(baseline.current, { equipmentAmount });
    form.set({ equipmentAmount });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page comes alive
  }, []);
}
