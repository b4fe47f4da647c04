import { showTypedAmount } from '#contract/typed-amount.ts';
import type { creditApplication } from '#copy/en/credit-application.ts';
import type { ApplicationValues } from './values.ts';

const WHOLE = /^\d{1,9}$/;
const LONGEST_NAME = 200;

/**
 * What the address carries from the calculator, the assistant or a quote. The value becomes the amount. Term, down payment
 * and machine become the description, which the applicant can read and change.
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
  const machine = (params.get('equipment') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  const [amount, months, down] = [whole('value') || whole('equipmentAmount'), whole('term'), whole('down')];
  const description = (amount === '' || months === '' ? '' : words(months, down)) + machine;
  return {
    ...(amount === '' ? {} : { equipmentAmount: showTypedAmount(amount) }),
    ...(description === '' ? {} : { equipmentDescription: description }),
  };
}
