import { typedAmounts } from './typed-amounts.ts';

/** Figures come in ready to print. */
export type Comparison = { tier: string; down: string; downPercent: string; rate: string; months: number };

export const recommendation = {
  typedAmounts,
  heading: 'Ask for a recommendation',
  lead: 'A payment, the terms beside it, and what was assumed. No e-mail, no credit check.',
  amount: 'Amount',
  amountHint: 'From $10,000 to $2,000,000',
  slider: 'Amount, slider',
  term: 'Term',
  months: (count: number) => `${String(count)} months`,
  tier: 'Credit tier',
  tiers: { premium: 'Premium', excellent: 'Excellent', good: 'Good', fair: 'Fair', building: 'Building' },
  industry: 'Industry',
  industries: {
    construction: 'Construction',
    'food-beverage': 'Food & Beverage',
    manufacturing: 'Manufacturing',
    'vocational-trucks': 'Vocational Trucks',
    other: 'Another one',
  },
  equipment: 'Equipment type',
  optional: '(optional)',
  generate: 'Get recommendation',
  generating: 'Generating...',
  invalid: { title: 'Invalid amount', text: 'Please enter an amount between $10,000 and $2,000,000' },
  failed: { title: 'Error', text: 'Failed to generate recommendation. Please try again.' },
  empty: {
    title: 'Your recommendation',
    text: 'Say how much and for how long. Here you will read what that comes to each month and in all, and what another term would change.',
  },
  card: {
    title: (amount: string, months: number) => `${amount} over ${String(months)} months`,
    estimate: 'Estimate',
    payment: 'Estimated payment',
    aMonth: 'a month',
    tax: 'Estimated tax savings',
    terms: (months: number, rate: string) =>
      `${String(months)} months, no down payment, ${rate} annual rate. Subject to credit approval.`,
    why: (payment: string) => `Why the calculator says ${payment}`,
    because: (c: Comparison) =>
      `For ${c.tier.toLowerCase()} credit it takes ${c.downPercent} down (${c.down}) and a ${c.rate} annual rate over ${String(c.months)} months. The recommendation takes one rate for everybody and nothing down. Both are subject to credit approval.`,
    shorter: (months: number) => `The calculator offers this tier up to ${String(months)} months.`,
    see: 'See it in the calculator',
    apply: 'Apply for this amount',
  },
};
