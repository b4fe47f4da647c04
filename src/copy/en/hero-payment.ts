import { typedAmounts } from './typed-amounts.ts';

/** The machine's payment in the hero of a page. */
export const heroPayment = {
  typedAmounts,
  label: 'Estimated monthly payment',
  value: 'Equipment value',
  prices: 'Common prices',
  term: 'Term in months',
  apply: 'Apply with this payment',
  price: (amount: string) => `${amount} of equipment`,
  inAll: (amount: string) => `${amount} in all`,
  down: (amount: string) => `${amount} down`,
  cost: (amount: string) => `${amount} finance cost`,
  scale: (amount: string) => `Scale: $0 to ${amount}`,
  costAlone: 'Finance cost',
  credit: {
    premium: 'premium credit',
    excellent: 'excellent credit',
    good: 'good credit',
    fair: 'fair credit',
    building: 'building credit',
  },
  assumptions: (p: { months: number; credit: string; scores: string; down: string; rate: string }) =>
    `${String(p.months)} months, ${p.credit} (${p.scores}), ${p.down} down, ${p.rate} APR. Estimate, subject to credit approval.`,
  /** After the payment in a preview picture. */
  shared: (price: string) => `a month on ${price}`,
  range: (min: string, max: string) => `From ${min} to ${max}`,
  nearest: (value: string) => `We used ${value}, the nearest choice.`,
  slider: (label: string) => `${label}, slider`,
  spoken: (value: string, payment: string) => `${value}: ${payment} a month`,
};
