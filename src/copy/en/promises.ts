/** One wording per promise. Pages use these sentences, and a test compares every public page with them. */
export const promises = {
  decision: 'Most complete applications get a credit decision within 24–48 hours, Monday–Friday.',
  /** For the descriptions that search engines show. */
  decisionShort: 'Most credit decisions in 24–48 hours.',
  contact: 'We’ll contact you within 24–48 hours, Monday–Friday.',
  email: 'We answer email within 24 hours, Monday–Friday.',
  dealerStructures: 'We send payment structures for your customer within 24 hours, Monday–Friday.',
  itinFunding:
    'Funding typically takes 5–7 business days after approval. Before that, we usually need your signed documents and the equipment delivered.',
  truckClosing: 'Truck deals typically close in 5–10 business days from a complete application.',
  allCredit: 'We consider all credit levels.',
  noFee: 'There’s no application fee.',
  noTwoYears: 'There’s no strict 2-year rule.',
  creditCheck:
    'We check your credit only after you sign the application. Your signature includes the credit authorization.',
  preQualify:
    'Pre-qualifying uses our one-page credit application. Your signature at the end includes the credit authorization, and we don’t pull credit until you sign.',
  directLender: 'We’re a direct lender: our own team reviews your application and funds approved deals.',
  otherSource:
    'In some deals another funding source takes part in the decision. It receives only what it needs to decide.',
  notSold: 'We don’t sell your information.',
  spouse: 'We never require a spouse to sign just because you’re married.',
  sellerPaid: 'We pay the seller directly, usually after you sign and accept delivery.',
  /** Below a heading that names the payment. */
  whenPaid: 'Usually after you sign and accept delivery.',
  paidEarlier: 'If a builder or an auction needs payment earlier, tell us.',
  /** For machines that are built to order. */
  stages: 'We can pay the manufacturer in stages: deposit, shipment and acceptance.',
  languages:
    'This website, the application, our emails and the copy of the application that you sign are in English and Spanish.',
  phoneLanguage: 'On the phone, ask for Spanish.',
  agreementLanguage: 'Before you sign, ask us whether your agreement is available in Spanish.',
  approval: 'All financing is subject to credit approval.',
  noCommitment: 'Terms may vary. Nothing on this site is a commitment to lend.',
};

const documents = (count: number): string => (count === 1 ? '1 document' : `${String(count)} documents`);

/** The two sentences of receipt page, receipt email and status page. */
export const nextPromises = {
  contactBy: (day: string) => `We’ll contact you by ${day}.`,
  /** `count` is how many documents are missing. */
  decision: (count: number) => `To decide, we need ${documents(count)} from you first. ${promises.decision}`,
};

/** The same promises in figures, headings and labels, which have no room for a sentence. */
export const shortPromises = {
  decisionFigure: '24–48 Hours',
  decisionTime: '24–48 hours',
  decisionHeading: 'Decision in 24–48 hours',
  dealerFigure: '24 Hours',
  dealerTime: 'Within 24 hours',
  itinFigure: '5–7',
  itinTime: '5–7 business days',
  truckFigure: '5–10',
  truckHeading: 'Typically closed in 5–10 business days',
  truckTime: 'Business days 5–10',
  checkFigure: '60 Seconds',
  checkHeading: '60-second eligibility check',
  decisionIn: 'Decision in 24–48 hours',
  preQualifyFigure: '5 Minutes',
  preQualifyHeading: 'Pre-qualify in 5 minutes',
  sameDayHeading: 'Same-day quotes, Monday to Friday',
  notSoldHeading: 'We don’t sell your information',
  rangeFigure: '$10K–$2MM',
};
