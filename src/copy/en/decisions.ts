import type { DecisionOutcome, DeclineReason } from '#contract/decision.ts';
import type { FeeKind, FeePayment } from '#contract/fees.ts';

/** `about` names the application: `application`, `applicationFor`. */
type Heading = { subject: (about: string) => string; heading: string };

/** Notices of decisions but for their sentences, which are settings: notice-texts.ts. Reasons follow Regulation B's sample forms. */
export const decisions = {
  /** The head of the letter. */
  to: 'To',
  subject: 'Subject',
  rows: {
    reference: 'Reference',
    /** Of a deal without an application, which has no reference. */
    business: 'Business',
    approvedAmount: 'Approved amount',
    offeredAmount: 'Amount offered',
    fees: 'Fees',
    amount: 'Amount financed',
    term: 'Term',
    payment: 'Monthly payment',
    rate: 'Annual interest rate',
    apr: 'Annual percentage rate (APR)',
    /** Of decisions of a version that did not ask for fees. */
    aprWithoutFees: 'Annual percentage rate (APR), without fees',
    expires: 'Valid until',
  },
  noFees: 'none',
  feeKinds: {
    documentation: 'Document fee',
    origination: 'Origination fee',
    points: 'Points',
    broker: 'Broker fee',
    third_party: 'Required third-party fee',
    interim_rent: 'Interim rent',
    filing: 'Filing or title fee',
    other: 'Other fee',
  } satisfies Record<FeeKind, string>,
  feePayments: {
    financed: 'financed',
    at_signing: 'paid at signing',
    withheld: 'withheld from the funds',
  } satisfies Record<FeePayment, string>,
  application: (reference: string) => `application ${reference}`,
  applicationFor: (business: string) => `application for ${business}`,
  months: (count: number) => `${String(count)} months`,
  replaces: (day: string) => `This notice replaces our notice of ${day}.`,
  conditions: (all: string[]) => `Conditions before we can fund: ${all.join('; ')}.`,
  outcomes: {
    approved: {
      subject: (about: string) => `Your ${about} is approved`,
      heading: 'Your financing is approved',
    },
    counter_offer: {
      subject: (about: string) => `Your ${about}: other terms offered`,
      heading: 'We can offer you other terms',
    },
    declined: {
      subject: (about: string) => `Our decision on your ${about}`,
      heading: 'Our decision on your application',
    },
    withdrawn: {
      subject: (about: string) => `Your ${about} is withdrawn`,
      heading: 'Your application is withdrawn',
    },
  } satisfies Record<DecisionOutcome, Heading>,
  reasons: {
    incomplete: 'Credit application incomplete',
    time_in_business: 'Insufficient length of time in business',
    credit_references: 'Insufficient number of credit references provided',
    limited_credit_experience: 'Limited credit experience',
    delinquent_obligations: 'Delinquent past or present credit obligations with others',
    excessive_obligations: 'Excessive obligations in relation to income',
    insufficient_income: 'Income insufficient for the amount of credit requested',
    cash_flow: 'Insufficient cash flow of the business',
    unverified_income: 'Unable to verify income',
    unverified_business: 'Unable to verify the information about the business',
    collection_or_judgment: 'Collection action or judgment',
    bankruptcy: 'Bankruptcy',
    collateral: 'Value or type of collateral not sufficient',
    down_payment: 'Insufficient down payment',
    terms_not_granted: 'We do not grant credit to any applicant on the terms and conditions you requested',
  } satisfies Record<DeclineReason, string>,
};
