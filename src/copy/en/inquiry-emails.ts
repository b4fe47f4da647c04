import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { StructureName } from '#finance/named-structures.ts';
import type { TierName } from '#finance/tiers.ts';
import { type Due, inquiries } from './inquiries.ts';

const received: Record<InquiryKind, string> = {
  quote: 'We received your quote request',
  callback: 'We received your request for a call',
  dealer: 'We received your request to become a dealer',
};

/** Emails about short forms. They contain nothing that a visitor typed. */
export const inquiryEmails = {
  receipt: (p: { kind: InquiryKind; due: Due; phone: string; company: string }) => ({
    subject: `${received[p.kind]}: ${p.company}`,
    heading: received[p.kind],
    paragraphs: [
      inquiries.promise[p.kind](p.due),
      'This request is not a credit application. It does not affect your credit.',
      `Questions? Call ${p.phone}. If you did not send this request, you can ignore this email.`,
    ],
  }),
  estimate: (p: { payment: string; phone: string }) => ({
    subject: `Your estimate: ${p.payment}`,
    heading: p.payment,
    paragraphs: ['Here is the estimate that you asked us to email. The figures come from our calculator.'],
    after: [
      'Estimate, subject to credit approval. Terms may vary. Not a commitment to lend. Fees and taxes are not included.',
      `Questions? Call ${p.phone}. If you did not ask for this estimate, you can ignore this email.`,
    ],
    button: 'Open it in the calculator',
  }),
  aMonth: (payment: string) => `${payment} a month`,
  /** Both payments of a seasonal structure. */
  seasonal: (high: string, low: string) => `${high} a month April–November, ${low} December–March`,
  rows: {
    value: 'Equipment price',
    down: (percent: string) => `Down payment (${percent})`,
    financed: 'Amount financed',
    tier: 'Credit tier',
    term: 'Term',
    structure: 'Payment structure',
    payment: 'Monthly payment',
    payments: 'All payments',
    purchase: 'Purchase at the end',
    rate: 'Annual rate',
    apr: 'APR, no fees included',
    cost: 'Finance cost',
    total: 'Total of payments',
  },
  months: (months: number) => `${String(months)} months`,
  tiers: {
    premium: 'Premium',
    excellent: 'Excellent',
    good: 'Good',
    fair: 'Fair',
    building: 'Building',
  } satisfies Record<TierName, string>,
  structures: {
    level: 'The same payment every month',
    seasonal: 'Seasonal, lower from December to March',
    step: 'Step-up, 10% higher each year',
    skip: 'No payments from December to February',
    deferred: 'First payment in month 4',
    touch: 'Three payments of $99, then level',
    advance: 'Two payments at signing, the rest monthly',
    own10: 'Lease with a purchase for 10%',
    own1: 'Lease with a purchase for $1',
  } satisfies Record<StructureName, string>,
};
