import { showTypedAmount } from '#contract/typed-amount.ts';
import type { creditApplication } from '#copy/en/credit-application.ts';
import type { ApplicationValues } from './values.ts';

type Words = (typeof creditApplication)['asked'];
type Asked = Partial<Pick<ApplicationValues, 'equipmentAmount' | 'equipmentDescription'>> & { terms: string };

const WHOLE = /^\d{1,9}$/;
/** The calculator takes at most half of the price. */
const PERCENT = /^\d{1,2}$/;
const LONGEST_NAME = 200;

/**
 * Reads the terms that the calculator, the assistant or a quote added to the address. The value becomes the amount and
 * the machine the description, which the applicant can change. Term and down payment stay separate.
 */
export function askedTerms(query: string, words: Words): Asked {
  const params = new URLSearchParams(query);
  const whole = (name: string, shape = WHOLE): string => {
    const text = params.get(name) ?? '';
    return shape.test(text) ? text : '';
  };
  const machine = (params.get('equipment') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  const [amount, months, down] = [whole('value') || whole('equipmentAmount'), whole('term'), whole('down', PERCENT)];
  return {
    ...(amount === '' ? {} : { equipmentAmount: showTypedAmount(amount) }),
    ...(machine === '' ? {} : { equipmentDescription: machine }),
    terms: amount === '' || months === '' ? '' : words.text(months, down),
  };
}
