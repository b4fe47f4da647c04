import { formId } from './form-id.ts';
import { type ApplicationValues, emptyApplication, isFieldName } from './values.ts';

/**
 * Returns the values typed into the served HTML before this script ran. On a slow line that can be half the form.
 * After a reload the browser refills fields automatically. Then the draft is offered instead.
 */
export function valuesTypedBefore(): ApplicationValues {
  const values = { ...emptyApplication };
  if (typeof document === 'undefined') return values;
  const form = document.getElementById(formId);
  const [visit] = performance.getEntriesByType('navigation');
  if (!(form instanceof HTMLFormElement) || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate')
    return values;
  for (const [name, value] of new FormData(form)) {
    if (isFieldName(name) && typeof value === 'string') values[name] = value;
    if (name === 'contactConsent') values.contactConsent = true;
  }
  return values;
}
