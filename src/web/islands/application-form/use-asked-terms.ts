import { type RefObject, useEffect } from 'react';
import { askedTerms } from './asked-terms.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues } from './values.ts';
import type { FormWords } from './words.ts';

/** Takes over what the address carries. Machine and amount are filled in unless something was typed. */
export function takeAskedTerms(form: FormState, baseline: ApplicationValues, copy: FormWords['copy']): void {
  const { terms, ...asked } = askedTerms(window.location.search, copy.asked);
  form.set({ terms });
  const { values } = form.snapshot();
  if (values.equipmentAmount !== '' || values.equipmentDescription !== '') return;
  Object.assign(baseline, asked);
  form.set(asked);
}

export function useAskedTerms(form: FormState, baseline: RefObject<ApplicationValues>, copy: FormWords['copy']): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page comes alive
  useEffect(() => takeAskedTerms(form, baseline.current, copy), []);
}
