import { typedAmounts } from './typed-amounts.ts';

/** Figures come in ready to print; a list holds what a year or a structure names. */
export type PaymentNote = {
  count: number;
  last: string;
  other: string;
  first: string;
  purchase: string;
  years: number;
};

const payments = ({ count, last }: PaymentNote): string => `${String(count)} payments, the last one ${last}.`;

export const calculator = {
  typedAmounts,
  heading: 'Work out your payment',
  lead: 'Every number is here, and you don’t have to give your name or email.',
  value: 'Equipment value',
  prices: 'Common prices',
  term: 'Term',
  months: (count: number) => `${String(count)} months`,
  down: 'Down payment',
  minimum: (percent: string) => `${percent} minimum`,
  range: (min: string, max: string) => `From ${min} to ${max}`,
  nearest: (value: string) => `We used ${value}, the nearest choice.`,
  slider: (label: string) => `${label}, slider`,
  tier: 'Credit tier',
  tiers: { premium: 'Premium', excellent: 'Excellent', good: 'Good', fair: 'Fair', building: 'Building' },
  tierNote: 'These are this calculator’s score bands, not cutoffs. We review every application, whatever the score.',
  buildingNote: (months: number) => `This tier has terms of up to ${String(months)} months.`,
  shape: 'Payment structure',
  moreShapes: 'More structures',
  shapes: {
    level: { name: 'Level', about: 'The same payment every month.' },
    seasonal: {
      name: 'Seasonal',
      about: 'From December to March, a quarter of what you pay from April to November.',
    },
    step: { name: 'Step-up', about: 'Each year the payment is 10% higher than the year before.' },
    skip: { name: 'Skip winter', about: 'No payments in December, January and February. Interest keeps accruing.' },
    deferred: {
      name: '90-day deferral',
      about:
        'The first payment is due in month 4, and the term is extended by 3 months. Interest accrues from the start.',
    },
    touch: { name: 'Three at $99', about: 'Three payments of $99, then level payments.' },
    advance: { name: 'Two in advance', about: 'Two payments at signing, the rest monthly.' },
    own10: { name: '10% purchase option', about: 'Lower payments, then 10% of the equipment value to own it.' },
    own1: { name: '$1 buyout', about: 'A lease that ends with a purchase for one dollar.' },
  },
  funded: 'Funded in',
  monthNames: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  result: {
    labels: {
      level: 'Monthly payment',
      seasonal: 'Monthly payment, April to November',
      step: 'Monthly payment, year 1',
      skip: 'Monthly payment, March to November',
      deferred: 'Monthly payment from month 4',
      touch: 'Monthly payment from month 4',
      advance: 'Monthly payment, two due at signing',
      own10: 'Monthly payment',
      own1: 'Monthly payment',
    },
    notes: {
      level: payments,
      seasonal: (n: PaymentNote) => `${n.other} from December to March. ${payments(n)}`,
      step: (n: PaymentNote) =>
        n.years === 1 ? payments(n) : `Rises to ${n.other} in year ${String(n.years)}. ${payments(n)}`,
      skip: payments,
      deferred: payments,
      touch: (n: PaymentNote) => `Three payments of ${n.first} before it. ${payments(n)}`,
      advance: payments,
      own10: (n: PaymentNote) => `${payments(n)} Then ${n.purchase} to own it.`,
      own1: (n: PaymentNote) => `${payments(n)} Then ${n.purchase} to own it.`,
    },
    level: (payment: string) => `Level payments would be ${payment}.`,
    chainDown: (amount: string) => `${amount} down`,
    chainCost: (amount: string) => `${amount} finance cost`,
    downRow: (percent: string) => `Down payment (${percent})`,
    financed: 'Amount financed',
    apr: (tier: string) => `APR, ${tier.toLowerCase()} credit, no fees`,
    cost: 'Finance cost',
    total: 'Total of payments',
    inAll: 'Total cost',
    section179: 'Section 179 benefit *',
    apply: 'Apply with these terms',
    disclaimer: (percent: string) =>
      `Estimate, subject to credit approval. * ${percent} of the equipment value. Consult your tax advisor about what applies to your business.`,
    small: 'The financed amount is under $10,000, where our programs begin. Call us before you apply.',
    announce: (label: string, payment: string) => `${label}: ${payment}`,
  },
  examples: {
    title: 'Start from a case study',
    show: 'Show',
    sample: 'Sample',
    trucks: 'Six trucks, $485,000, seasonal',
    manufacturing: 'CNC cell, $620,000 financed, step-up',
    note: '60 months, excellent credit and 10% down are assumed.',
  },
  link: { copy: 'Copy a link to these terms', copied: 'Link copied', inBar: 'The link is in the address bar' },
};
