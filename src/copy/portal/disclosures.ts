import {
  type DisclosureExemption,
  type DisclosureState,
  type DisclosureWay,
  disclosureMessages,
} from '#contract/state-disclosures.ts';

export const stateNames: Record<DisclosureState, string> = { CA: 'California', NY: 'New York' };

/** The disclosure that a state asks for with a specific offer: what staff reads and states about it. */
export const disclosureWords = {
  missing: (state: DisclosureState) =>
    `${stateNames[state]} requires a disclosure with this offer. ${disclosureMessages.kind}.`,
  feesMissing: (state: DisclosureState) =>
    `${stateNames[state]} requires the APR with all fees. Add each fee, or check "No fees".`,
  tooSmall: 'This exemption starts at $50,000. Choose another one, or say that the disclosure was provided.',
  state: 'State where the business operates',
  stateHint: `The file has no address. Some states require a disclosure with an offer: ${Object.values(stateNames).join(', ')}.`,
  noState: 'Choose a state',
  elsewhere: 'Other state',
  title: (state: DisclosureState) => `${stateNames[state]}: this offer needs a disclosure`,
  law: {
    CA: 'Amounts financed up to $500,000 (Cal. Fin. Code 22800 to 22805; 10 CCR 900 to 956): the offer summary, at the time of a specific offer, signed by the customer before the contract.',
    NY: 'Amounts financed up to $2,500,000 (N.Y. Fin. Serv. Law 801 to 812; 23 NYCRR 600): the disclosure, at the time of a specific offer, signed by the customer before the contract. A dealer that passes the offer on sends it first.',
  } satisfies Record<DisclosureState, string>,
  figures: 'Figures for it, with all fees',
  noFigures: 'Enter amount, term, rate and fees to see the figures.',
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
  rest: 'Prepayment and collateral terms are in the document itself.',
  kind: 'Disclosure',
  kinds: { given: 'Provided', pending: 'To follow', exempt: 'Exempt' },
  pendingHint:
    'The notice to the customer and the dealer’s figures wait until you record here that the customer has the disclosure.',
  on: 'Provided on',
  onHint: (from: string, until: string) => (from === until ? `Today, ${until}` : `From ${from} to ${until}`),
  how: 'How',
  noWay: 'Choose how',
  ways: {
    signature: 'For electronic signature',
    email: 'By email',
    post: 'By mail',
    in_person: 'In person',
    broker: 'Passed on by the dealer',
  } satisfies Record<DisclosureWay, string>,
  by: 'Provided by',
  exemption: 'Exemption',
  noExemption: 'Choose an exemption',
  exemptions: {
    true_lease: 'A true lease: no purchase option that makes it a sale',
    real_property: 'Secured by real property',
    vehicle_dealer: 'To a vehicle dealer or rental company, $50,000 or more',
    few_transactions: 'De minimis: too few transactions in this state in 12 months',
    financial_institution: 'We are a bank or another exempt institution',
    farm_credit: 'We lend under the Farm Credit Act',
    managed_elsewhere: 'The business states in writing that it operates from another state',
  } satisfies Record<DisclosureExemption, string>,
  given: (p: { how: string; by: string; on: string }) => `Provided ${p.on}, ${p.how.toLowerCase()}, by ${p.by}`,
  exempt: (exemption: string) => `None: ${exemption.charAt(0).toLowerCase()}${exemption.slice(1)}`,
  pending: 'Not provided yet',
  /** The offer ended before its disclosure was recorded. */
  expired: 'This offer expired before its disclosure was recorded. Record a new decision.',
  recordTitle: 'Record the disclosure',
  documentsWait: 'Documents can go out once the disclosure is recorded.',
  record: 'Save and send the notice',
  recording: 'Saving...',
  recorded: 'Disclosure recorded',
  notRecorded: 'Couldn’t record the disclosure',
  fact: 'State disclosure',
};
