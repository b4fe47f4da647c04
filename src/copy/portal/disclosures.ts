import {
  type DisclosureExemption,
  type DisclosureState,
  type DisclosureWay,
  disclosureMessages,
} from '#contract/state-disclosures.ts';

export const stateNames: Record<DisclosureState, string> = { CA: 'California', NY: 'New York' };

/** The disclosure that a state asks for with a specific offer: what the lender's people read and state about it. */
export const disclosureWords = {
  missing: (state: DisclosureState) =>
    `${stateNames[state]} asks for its disclosure with this offer. ${disclosureMessages.kind}.`,
  feesMissing: (state: DisclosureState) =>
    `${stateNames[state]} requires the APR with all fees. Add each fee, or check "No fees".`,
  tooSmall: 'This exemption begins at $50,000. Choose another one, or say that the disclosure was given.',
  state: 'State from which the business is run',
  stateHint: `No address here says it. Some states ask for a disclosure with an offer: ${Object.values(stateNames).join(', ')}.`,
  noState: 'Choose a state',
  elsewhere: 'Elsewhere',
  title: (state: DisclosureState) => `${stateNames[state]}: a disclosure goes with this offer`,
  law: {
    CA: 'Amounts financed up to $500,000 (Cal. Fin. Code 22800 to 22805; 10 CCR 900 to 956): the offer summary, at the time of a specific offer, signed by the customer before the contract.',
    NY: 'Amounts financed up to $2,500,000 (N.Y. Fin. Serv. Law 801 to 812; 23 NYCRR 600): the disclosure, at the time of a specific offer, signed by the customer before the contract. A dealer that passes the offer on sends it first.',
  } satisfies Record<DisclosureState, string>,
  figures: 'Figures for it, with all fees',
  noFigures: 'The figures appear with amount, term, rate and the answer about fees.',
  amount: 'Amount financed',
  charge: 'Finance charge',
  apr: 'APR',
  total: 'Total of payments',
  payments: 'Payments',
  paymentList: (p: { count: number; payment: string; last: string | null }) =>
    p.last === null
      ? `${String(p.count)} monthly of ${p.payment}`
      : `${String(p.count - 1)} monthly of ${p.payment}, the last of ${p.last}`,
  term: 'Term',
  /** As 10 CCR 901(a)(4) writes a term of more than a year. */
  termLong: (months: number) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const said = [years === 0 ? '' : years === 1 ? '1 year' : `${String(years)} years`];
    return [...said, rest === 0 ? '' : rest === 1 ? '1 month' : `${String(rest)} months`].filter(Boolean).join(', ');
  },
  rest: 'Prepayment and collateral terms are not known here: the document itself states them.',
  kind: 'Disclosure',
  kinds: { given: 'It was given', pending: 'It follows', exempt: 'An exemption applies' },
  pendingHint:
    'The notice to the customer and the figures on the dealer’s screens wait. Once the customer has the disclosure, record it in this decision.',
  on: 'Given on',
  onHint: (from: string, until: string) => (from === until ? `Today, ${until}` : `From ${from} to ${until}`),
  how: 'How',
  noWay: 'Choose how',
  ways: {
    signature: 'For electronic signature',
    email: 'By e-mail',
    post: 'By post',
    in_person: 'In person',
    broker: 'Passed on by the dealer',
  } satisfies Record<DisclosureWay, string>,
  by: 'Given by',
  exemption: 'Exemption',
  noExemption: 'Choose an exemption',
  exemptions: {
    true_lease: 'A true lease: no purchase option that makes it a sale',
    real_property: 'Secured by real property',
    vehicle_dealer: 'To a vehicle dealer or rental company, $50,000 or more',
    few_transactions: 'We make too few such transactions in this state within 12 months',
    financial_institution: 'We are a bank or another institution that the law names',
    farm_credit: 'We lend under the Farm Credit Act',
    managed_elsewhere: 'The business states in writing that it is run from elsewhere',
  } satisfies Record<DisclosureExemption, string>,
  given: (p: { how: string; by: string; on: string }) => `Given ${p.on}, ${p.how.toLowerCase()}, by ${p.by}`,
  exempt: (exemption: string) => `None: ${exemption.charAt(0).toLowerCase()}${exemption.slice(1)}`,
  pending: 'Not given yet',
  recordTitle: 'Record the disclosure',
  documentsWait: 'Documents can go out once the disclosure is recorded in the decision.',
  record: 'Record and send the notice',
  recording: 'Recording...',
  recorded: 'Disclosure recorded',
  notRecorded: 'The disclosure was not recorded',
  cancel: 'Cancel',
  fact: 'State disclosure',
};
