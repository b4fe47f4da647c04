import { showTypedAmount } from '#contract/typed-amount.ts';
import type { creditApplication } from '#copy/en/credit-application.ts';
import type { ApplicationValues } from './values.ts';

const WHOLE = /^\d{1,9}$/;

/**
 * What the calculator's link asks for, in the two fields that have room for it: the value is the amount, term and down
 * payment stand as words where the equipment is described, for the applicant to read and change.
 */
export function askedTerms(
  query: string,
  words: (typeof creditApplication)['asked'],
): Partial<Pick<ApplicationValues, 'equipmentAmount' | 'equipmentDescription'>> {
  const params = new URLSearchParams(query);
  const whole = (name: string): string => {
    const text = params.get(name) ?? '';
    return WHOLE.test(text) ? text : '';
  };
  const [amount, months, down] = [whole('value') || whole('equipmentAmount'), whole('term'), whole('down')];
  return {
    ...(amount === '' ? {} : { equipmentAmount: showTypedAmount(amount) }),
    ...(amount === '' || months === '' ? {} : { equipmentDescription: words(months, down) }),
  };
}
