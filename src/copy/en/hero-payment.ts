import { typedAmounts } from './typed-amounts.ts';

/** The machine's payment in the hero of a page. */
export const heroPayment = {
  typedAmounts,
  label: 'Estimated monthly payment',
  value: 'Equipment value',
  down: (amount: string) => `${amount} down`,
  payments: (months: number, financed: string) => `${String(months)} payments on ${financed}`,
  assumptions: (p: { months: number; scores: string; down: string; rate: string }) =>
    `${String(p.months)} months, good credit (${p.scores}), ${p.down} down, ${p.rate} annual rate. Estimate, subject to credit approval.`,
  range: (min: string, max: string) => `From ${min} to ${max}`,
  slider: (label: string) => `${label}, slider`,
  spoken: (value: string, payment: string) => `${value}: ${payment} a month`,
};
