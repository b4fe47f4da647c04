import type { BrandFacts } from '../knowledge-entry.ts';
import type { StructureName } from '#finance/named-structures.ts';
import { words } from './knowledge/words.ts';

/** Figures of a payment, ready to print. Empty where there is nothing to name. */
export type PaymentFigures = {
  payment: string;
  apr: string;
  amount: string;
  machine: string;
  down: string;
  downPercent: string;
  financed: string;
  months: number;
  tier: string;
  scores: string;
  interest: string;
  total: string;
  structure: StructureName;
  /** Payments of a structure that differ from the normal one, in order. */
  otherPayments: string[];
  purchase: string;
};
type Contact = Pick<BrandFacts, 'phone' | 'email' | 'hours'>;
const reach = (f: Contact): string => `Call ${f.phone} (${f.hours}) or write to ${f.email}.`;

export const assistant = {
  more: (page: string, path: string) => `More: [${page}](${path})`,
  /** Names of the pages that answers link to. */
  pages: {
    '/': 'Home page',
    '/#calculator': 'Payment calculator',
    '/#quote': 'Ask for a quote or a call',
    '/construction': 'Construction equipment',
    '/credit-application': 'Credit application',
    '/dealer/login': 'Dealer sign-in',
    '/es': 'Sitio en español',
    '/first-time': 'First-time buyers',
    '/food-beverage': 'Food and beverage equipment',
    '/itin': 'ITIN financing',
    '/make-payment': 'Make a payment',
    '/manufacturing': 'Manufacturing equipment',
    '/partner': 'Dealer program',
    '/privacy': 'Privacy notice',
    '/status': 'Check your application',
    '/verify': 'Verify a signed copy',
    '/vocational-trucks': 'Vocational trucks',
  } as Record<string, string>,
  tiers: { premium: 'premium', excellent: 'excellent', good: 'good', fair: 'fair', building: 'building' },
  machines: words.machines.split(',').map((name) => name.trim()),
  payment: {
    monthly: (s: PaymentFigures) => `Estimated monthly payment: ${s.payment}`,
    apr: (s: PaymentFigures) => `APR: ${s.apr} (estimate)`,
    rows: (s: PaymentFigures) => [
      structureRow(s),
      `Equipment: ${s.amount}${s.machine && ` (${s.machine})`}`,
      `Down payment: ${s.down} (${s.downPercent})`,
      `Amount financed: ${s.financed}`,
      `Term: ${String(s.months)} months`,
      `Credit tier: ${s.tier} (${s.scores})`,
      `Total interest: ${s.interest}`,
    ],
    interest: (s: PaymentFigures) => `Estimated total interest: ${s.interest} over ${String(s.months)} months`,
    interestOf: (s: PaymentFigures) =>
      `That’s for ${s.financed} financed at ${s.apr} APR (estimate). All payments together come to ${s.total}.`,
    compared: {
      term: (s: PaymentFigures) =>
        `${String(s.months)} months: ${s.payment} a month at ${s.apr} APR (estimate), total interest ${s.interest}`,
      difference: (p: { short: PaymentFigures; long: PaymentFigures; less: string; lower: string }) =>
        `Over ${String(p.short.months)} months you pay ${p.less} less interest. Over ${String(p.long.months)} months the payment is ${p.lower} lower.`,
      of: (s: PaymentFigures) =>
        `These are for ${s.amount} with ${s.down} (${s.downPercent}) down and ${s.tier} credit (${s.scores}).`,
    },
    estimate: 'This is an estimate, subject to credit approval, and not an offer.',
    assumed: {
      months: (months: number) => `You didn’t mention a term, so I used ${String(months)} months.`,
      tier: (tier: string, scores: string) => `You didn’t mention your credit, so I used ${tier} credit (${scores}).`,
      down: 'I used the minimum down payment for that credit tier.',
      downRaised: (least: string) => `The minimum down payment for this tier is ${least}, so I used that.`,
      downLowered: (most: string) => `The calculator takes at most ${most} down, so I used that.`,
      monthsRaised: (least: number) => `The shortest term is ${String(least)} months, so I used that.`,
      monthsLowered: (most: number, asked: string) =>
        `${asked} months isn’t available here. The longest term is ${String(most)} months, so I used that.`,
      smallAmount: (under: string) => `The rate is a little higher for less than ${under} financed.`,
      rate: (asked: string) => `The rate depends on the credit tier, so I didn’t use ${asked}.`,
      lowScore:
        'The tiers start at 600, but that isn’t a minimum. I used the lowest tier; a credit specialist reviews every application.',
    },
    ask: {
      amount: 'What does the equipment cost? With a price I can estimate the payment.',
      together: 'What does everything cost together? With one price I can estimate the payment.',
      downPayment: 'How much would you put down in total, in dollars or percent?',
      term: 'Over how many months in total?',
    },
  },
  /** What the visitor stated about the business and its credit. */
  stated: {
    inBusiness: (count: number, unit: 'months' | 'years') =>
      `You can apply with ${String(count)} ${count === 1 ? unit.slice(0, -1) : unit} in business.`,
    score: (score: number, tier: string, scores: string) =>
      `In our calculator, a score of ${String(score)} is in the ${tier} tier (${scores}).`,
  },
  limits: {
    amount: {
      maximum: (least: string, most: string) => `The most we finance is ${most}. The minimum is ${least}.`,
      minimum: (least: string, most: string) => `The least we finance is ${least}. The maximum is ${most}.`,
    },
    term: {
      maximum: (least: number, most: number, { tier, others }: { tier: string; others: number }) =>
        `The longest term is ${String(most)} months${most < others ? ` in the ${tier} tier (${String(others)} in the other tiers)` : ''}. The shortest is ${String(least)} months.`,
      minimum: (least: number, most: number, _more: { tier: string; others: number }) =>
        `The shortest term is ${String(least)} months. The longest is ${String(most)} months.`,
    },
    downPayment: {
      maximum: (least: string, most: string, tier: string) =>
        `The most you can put down in the calculator is ${most}. The minimum for ${tier} credit is ${least}.`,
      minimum: (least: string, most: string, tier: string) =>
        `The minimum down payment for ${tier} credit is ${least}. The most you can put down in the calculator is ${most}.`,
    },
  },
  tooLarge: (f: Contact) =>
    `Our maximum is $2,000,000, so that amount is above our range. A credit specialist can go over your options with you. ${reach(f)}`,
  sensitiveNumber: (f: Contact) =>
    `Please don’t send Social Security, tax, card or bank numbers here. I removed the number and didn’t keep it. Enter such numbers only in the application form, where they’re encrypted, or on the payment page. ${reach(f)}`,
  /** Asks which of the entries is meant, by a question of each. */
  clarify: (questions: string[]) => `I’m not sure I understood. Do you mean: ${questions.join(' Or: ')}`,
  unsure: (f: Contact) =>
    `I’m not sure about that, and I’d rather not guess. I only know about the financing described on this site. Our team can help. ${reach(f)}`,
  notBusiness: (f: Contact) =>
    `I can only help with equipment that a business uses: construction, food and beverage, manufacturing and vocational trucks. ${reach(f)}`,
  messages: {
    content: 'Please write your question.',
    tooLong: 'Please keep your message under 2,000 characters.',
    session: 'This chat session is not valid.',
    unknownSession: 'This chat has ended. Please reload the page to start a new one.',
    visitor: 'The visitor id is not valid.',
    tooMany: (wait: string) => `That was a lot of messages. Please wait ${wait}.`,
    sessionFull: (f: Contact) => `This chat has reached its end. ${reach(f)}`,
  },
};

function structureRow({ structure, otherPayments, purchase, payment }: PaymentFigures): string {
  switch (structure) {
    case 'level':
      return '';
    case 'seasonal':
      return `Seasonal: ${payment} from April to November, ${otherPayments.join(', ')} from December to March`;
    case 'skip':
      return 'Seasonal: no payments from December to February';
    case 'step':
      return `Step-up: ${[payment, ...otherPayments].map((one, n) => `year ${String(n + 1)} ${one}`).join(', ')}`;
    case 'deferred':
      return 'Deferred 90 days: the first payment is due in month 4, and interest accrues from the start';
    case 'touch':
      return 'First 3 payments: $99 each';
    case 'advance':
      return 'Two payments are due at signing';
    case 'own10':
      return `10% purchase option at the end: ${purchase}`;
    case 'own1':
      return 'Purchase at the end: $1';
  }
}
