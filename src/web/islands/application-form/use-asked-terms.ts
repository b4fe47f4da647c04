import { type RefObject, useEffect } from 'react';
import { askedTerms } from './asked-terms.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues } from './values.ts';
import type { FormWords } from './words.ts';

/** The calculator's link carries what was asked for there: it stands in the form unless something was typed. */
export function useAskedTerms(form: FormState, baseline: RefObject<ApplicationValues>, copy: FormWords['copy']): void {
  useEffect(() => {
    const { values } = form.snapshot();
    if (values.equipmentAmount !== '' || values.equipmentDescription !== '') return;
    const asked = askedTerms(window.location.search, copy.asked);
    Object.assign(baseline.current, asked);
    form.set(asked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page comes alive
  }, []);
}
