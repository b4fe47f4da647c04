import { promises } from './promises.ts';

type Range = { from: string; to: string };
/** Figures of the lender's pricing, ready to print: minimum down payments by tier, and the addition for a long term. */
export type PricingFacts = {
  down: Range & { good: string; fair: string; most: string };
  /** In percentage points. */
  long: { months: number; points: number };
};

/** The lists of `required-documents.ts` in one paragraph. */
export const usualDocumentsFact = {
  term: 'Documents',
  text: 'Photo ID of each owner with 20% or more, the quote, a voided check or bank letter, and 3 months of bank statements. From $100,000: 6 months of statements, business and personal tax returns, profit and loss, and a debt schedule. From $500,000: 2 to 3 years of returns, company documents and a personal financial statement too.',
};

const points = (count: number): string => (count === 1 ? '1 percentage point' : `${String(count)} percentage points`);

/** Sections that every program page shares. */
export const programs = {
  contents: {
    label: 'On this page',
    prices: 'Prices and payments',
    qualify: 'What you need',
    questions: 'Questions and answers',
  },
  qualify: {
    all: 'Amount, credit, decision and cost to apply',
    contact: (hours: string) => `Not sure? Call us: ${hours}. ${promises.email}`,
    list: (p: PricingFacts, sameDay: string, year: number | null) => [
      { term: 'Amount', text: '$10,000 to $2,000,000, new and used equipment, for businesses in the United States.' },
      {
        term: 'Time in business',
        text: `${promises.noTwoYears} For a newer business, the owner’s credit and experience count more.`,
      },
      {
        term: 'Credit',
        text: `${promises.allCredit} Our calculator starts at a score of 600, but that isn’t a minimum.`,
      },
      {
        term: 'Down payment',
        text: `From ${p.down.from} to ${p.down.to} by credit tier in our calculator, and up to ${p.down.most} if you like.`,
      },
      { term: 'Decision', text: promises.decision },
      { term: 'Credit check', text: promises.creditCheck },
      {
        term: 'Who decides',
        text: `${promises.directLender} ${promises.otherSource}${year === null ? '' : ` In business since ${String(year)}.`}`,
      },
      { term: 'Cost to apply', text: `${promises.noFee} ${sameDay}` },
    ],
    tiers: {
      heading: 'Your score and the example rate',
      columns: ['Credit tier', 'Score', 'Down payment, from', 'Rate in the calculator, from'],
      /** `long` and `small` are percentage points. */
      note: (p: { long: number; longMonths: number; small: number; cap: string; buildingMonths: number }) =>
        `Terms over ${String(p.longMonths)} months add ${points(p.long)} to the rate, and amounts financed under $50,000 add up to ${points(p.small)}. The calculator stops at ${p.cap}, and its building tier at ${String(p.buildingMonths)} months. Your proposal states your own rate.`,
    },
  },
  machines: {
    columns: ['Machine and example price', 'Terms and cost', 'Monthly payment'],
    new: 'new',
    used: 'used',
    price: (p: { condition: string; price: string }) => `${p.condition}, ${p.price}`,
    terms: (p: { down: string; months: number; apr: string; total: string; cost: string }) =>
      `${p.down} down, ${String(p.months)} months at ${p.apr} APR. ${p.total} in payments${p.cost === '' ? '' : `, including ${p.cost} finance cost`}.`,
    note: (p: { scores: string; down: string }) =>
      `Prices are examples, not quotes. Good credit (${p.scores}) and ${p.down} down. The APR assumes no fees. Estimates, subject to credit approval.`,
    change: 'Use your own price in the calculator',
    legend: { down: 'Down payment', machine: 'Amount financed', cost: 'Finance cost' },
  },
  tax: {
    heading: (year: number) => `Section 179 in ${String(year)}`,
    text: [
      'Section 179 lets many businesses deduct equipment in the year it’s placed in service, even when it’s financed. It has to be new or new to you, and used more than 50% for business.',
      'The deduction can’t be larger than your business income. Bonus depreciation can cover the rest. Ask your tax advisor what applies to you.',
    ],
    columns: ['Limit', 'Amount'],
    rows: {
      limit: 'Most you can deduct',
      from: 'Reduced once your purchases pass',
      to: 'Gone once they reach',
      bonus: 'Bonus depreciation',
      deadline: 'Placed in service by',
    },
    deadline: (year: number) => `December 31, ${String(year)}`,
    note: 'General information, not tax advice.',
  },
  after: {
    heading: 'After you sign',
    list: [
      {
        title: 'Paying it off early',
        text: 'Your proposal says what applies if you pay early, and whether you save interest. For a payoff amount, call us with the day you have in mind.',
      },
      {
        title: 'At the end of the term',
        text: 'A loan ends with the last payment, and we release the lien. A lease ends with its purchase option: $1 or 10%.',
      },
      {
        title: 'Insurance and title',
        text: 'You choose the insurance company and name us as loss payee. On a titled vehicle, our lien stays on the title until it’s paid.',
      },
      {
        title: 'If a payment will be late',
        text: 'Call us before the due date. Your agreement lists any late charge, and we can talk about your options.',
      },
    ],
  },
  siblings: {
    heading: 'Other programs',
    list: {
      construction: 'Excavators, skid steers, dozers, loaders, cranes and forklifts.',
      foodBeverage: 'Restaurants, bakeries, food trucks and production lines.',
      manufacturing: 'CNC machines, robots, compressors, inspection and tooling.',
      vocationalTrucks: 'Bucket, boom and crane trucks, service bodies, owner-operators and fleets.',
      firstTime: 'Your first machine, with a 60-second check of what you need.',
      itin: 'Apply with an ITIN. No SSN required.',
    },
  },
};
