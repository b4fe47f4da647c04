import { calculator } from './calculator.ts';
import { termsCompared } from './calculator-terms.ts';
import { typedAmounts } from './typed-amounts.ts';

const points = (count: number): string => (count === 1 ? '1 percentage point' : `${String(count)} percentage points`);

export const recommendation = {
  typedAmounts,
  compared: termsCompared,
  labels: calculator.result.labels,
  notes: calculator.result.notes,
  heading: 'Ask for a recommendation',
  lead: 'See your payment next to other terms. Add your industry to get a suggestion. No email, no credit check.',
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
    other: 'Other',
  },
  equipment: 'Equipment type',
  optional: '(optional)',
  generate: 'Get recommendation',
  generating: 'Generating...',
  invalid: { title: 'Invalid amount', text: 'Please enter an amount between $10,000 and $2,000,000' },
  failed: { title: 'Error', text: 'Failed to generate recommendation. Please try again.' },
  ask: 'Choose your industry and press the button. We’ll suggest how to pay for this equipment, and why.',
  card: {
    title: (amount: string, months: number) => `${amount} over ${String(months)} months`,
    estimate: 'Estimate',
    outdated: 'Press the button to update',
    payment: 'Equipment loan, estimated payment',
    yours: (p: { down: string; apr: string }) => `${p.down} down at ${p.apr} APR for your credit tier.`,
    /** Percentage points that the rate includes for the term and for the amount financed. */
    longTerm: (p: { points: number; months: number }) =>
      `The rate includes ${points(p.points)} for a term over ${String(p.months)} months.`,
    smallAmount: (p: { points: number; under: string }) =>
      `The rate includes ${points(p.points)} because less than ${p.under} is financed.`,
    recommended: 'Recommendation estimate',
    flat: (rate: string) => `flat ${rate}, no down payment`,
    aMonth: 'a month',
    tax: 'estimated tax savings',
    how: 'How we got this',
    approval: 'Subject to credit approval.',
    shorter: (months: number) => `The calculator offers this tier up to ${String(months)} months.`,
    see: 'See it in the calculator',
    apply: 'Apply for this amount',
  },
};
