import type { DecisionOutcome, DeclineReason } from '#contract/decision.ts';

type About = { reference: string; company: string; phone: string; expires: string };
type Notice = { subject: string; heading: string; paragraphs: string[]; after: string[] };

/** Notices of decisions. Their legal sentences follow the sample forms of Regulation B and are the lender's to review. */
export const decisions = {
  rows: {
    reference: 'Reference',
    amount: 'Amount financed',
    term: 'Term',
    payment: 'Monthly payment',
    rate: 'Annual interest rate',
    apr: 'Annual percentage rate (APR), without fees',
    expires: 'Valid until',
  },
  months: (count: number) => `${String(count)} months`,
  conditions: (all: string[]) => `Conditions before we can fund: ${all.join('; ')}.`,
  outcomes: {
    approved: (p: About): Notice => ({
      subject: `Your application ${p.reference} is approved`,
      heading: 'Your financing is approved',
      paragraphs: [`${p.company} has approved your application on these terms:`],
      after: [
        `The approval is valid until ${p.expires}. Next, we send you the documents to sign; nothing is owed before you sign them.`,
        `Questions? Call ${p.phone} and give your reference.`,
      ],
    }),
    counter_offer: (p: About): Notice => ({
      subject: `Your application ${p.reference}: other terms offered`,
      heading: 'We can offer you other terms',
      paragraphs: [
        `Thank you for applying with ${p.company}. We are unable to offer you credit on the terms that you asked for. The principal reasons are in the list. We can, however, offer you credit on the terms below it.`,
      ],
      after: [
        `If you want this offer, tell us by ${p.expires}: call ${p.phone} or answer the person who helped you apply. If we do not hear from you by then, the application is closed.`,
      ],
    }),
    declined: (p: About): Notice => ({
      subject: `Your application ${p.reference}: our decision`,
      heading: 'Our decision on your application',
      paragraphs: [
        `Thank you for applying with ${p.company}. A person has read your application with care. We regret that we are unable to approve it at this time. The principal reasons are:`,
      ],
      after: [`If you have a question about this decision, call ${p.phone}. You may apply again at any time.`],
    }),
    withdrawn: (p: About): Notice => ({
      subject: `Your application ${p.reference} is withdrawn`,
      heading: 'Your application is withdrawn',
      paragraphs: [
        `As you asked, ${p.company} has closed your application and makes no decision on it.`,
        `If you did not ask for this, call ${p.phone} now. You may apply again at any time.`,
      ],
      after: [],
    }),
  } satisfies Record<DecisionOutcome, (p: About) => Notice>,
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
  report: (p: { name: string; address: string; phone: string }) =>
    `Our decision was based in whole or in part on information in a report from the consumer reporting agency ${p.name}, ${p.address}, ${p.phone}. The agency played no part in our decision and is unable to give you specific reasons for it. Under the Fair Credit Reporting Act you have the right to know the information in your file at the agency. You have the right to a free copy of your report from it if you ask within 60 days of this notice, and, if you find that anything in the report is inaccurate or incomplete, the right to dispute it with the agency.`,
  score: (p: { score: number; on: string; name: string; factors: string[] }) =>
    `We also obtained your credit score from ${p.name} and used it in our decision: ${String(p.score)}, as of ${p.on}. Scores range from a low of 300 to a high of 850. Key factors that adversely affected it: ${p.factors.join('; ')}.`,
  ecoa: (regulator: string) =>
    `The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is: ${regulator}.`,
};
