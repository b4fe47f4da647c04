import type { BrandFacts } from '../knowledge-entry.ts';

/** Figures come in ready to print. */
export type PaymentSheet = {
  amount: string;
  down: string;
  downPercent: string;
  financed: string;
  months: number;
  tier: 'premium' | 'excellent' | 'good' | 'fair' | 'building';
  scores: string;
  rate: string;
  payment: string;
};
type Contact = Pick<BrandFacts, 'phone' | 'email' | 'hours'>;
const reach = (f: Contact): string => `Call ${f.phone} (${f.hours}) or write to ${f.email}.`;

export const assistant = {
  welcome:
    'Hello! I am an AI assistant. I answer questions about equipment financing from the pages of this site and can estimate a payment. I decide nothing and give no tax or legal advice. Please never type a social security, card or account number here.',
  suggestions: [
    'What equipment types do you finance?',
    'What are your interest rates?',
    'Tell me about construction equipment financing',
    'What are the tax benefits?',
  ],
  more: (path: string) => `More: ${path}`,
  tiers: { premium: 'premium', excellent: 'excellent', good: 'good', fair: 'fair', building: 'building' },
  payment: {
    sheet: (s: PaymentSheet, tier: string) =>
      [
        `Equipment: ${s.amount}`,
        `Down payment: ${s.down} (${s.downPercent})`,
        `Financed: ${s.financed}`,
        `Term: ${String(s.months)} months`,
        `Credit tier: ${tier} (${s.scores})`,
        `Annual rate: ${s.rate}`,
        `Monthly payment: ${s.payment}`,
      ].join('\n'),
    estimate: 'This is an estimate, subject to credit approval, and no offer.',
    assumed: {
      months: (months: number) => `You named no term, so I took ${String(months)} months.`,
      tier: 'You named no credit tier, so I took good credit.',
      downRaised: (least: string) => `The least down payment of this tier is ${least}, so I used that.`,
      downLowered: (most: string) => `The calculator takes at most ${most} down, so I used that.`,
      monthsRaised: (least: number) => `The shortest term is ${String(least)} months, so I used that.`,
      monthsLowered: (most: number) => `The longest term here is ${String(most)} months, so I used that.`,
      lowScore:
        'The tiers start at a score of 600; that is no cut-off. I took the lowest tier, a person reads the file.',
    },
    tooSmall: (f: Contact) =>
      `Our minimum is $10,000, so that amount is below our range. If other equipment or the installation brings the total to $10,000, you can apply. ${reach(f)}`,
    tooLarge: (f: Contact) =>
      `Our maximum is $2,000,000, so that amount is above our range. A credit specialist can go over your options with you. ${reach(f)}`,
  },
  refused: {
    approval: (f: Contact) =>
      `I cannot approve, decline or pre-qualify anybody: a person decides after reading the whole application, in 24–48 hours. ${reach(f)}`,
    promise: (f: Contact) =>
      `I cannot promise or lock anything, neither a rate nor a decision. Your own terms stand in a written proposal after review. ${reach(f)}`,
    'tax-advice': (f: Contact) =>
      `I cannot give tax advice: please ask your tax advisor about your own case. Our calculator shows the limits of Section 179 as an illustration. For financing questions: ${reach(f)}`,
    'legal-advice': (f: Contact) =>
      `I cannot give legal advice: please ask an attorney. What your agreement says, our staff can go through with you. ${reach(f)}`,
    'sensitive-request': (f: Contact) =>
      `I neither take nor look up social security, card or bank numbers here. Enter them only in the application form, where they are encrypted, or on the payment page. ${reach(f)}`,
    errand: (f: Contact) =>
      `I cannot change, send, sign, cancel or look up anything in your name. Your application and the page of your link are in your own hands; for the rest: ${reach(f)}`,
    injection: (f: Contact) =>
      `I can only help with questions about equipment financing on this site. For anything else: ${reach(f)}`,
    'sensitive-number': (f: Contact) =>
      `Please do not send social security, tax, card or bank numbers here. I have removed the number and did not keep it. Enter such numbers only in the application form, where they are encrypted, or on the payment page. ${reach(f)}`,
  },
  unsure: (f: Contact) =>
    `I am not sure about that, and I would rather not guess: I only know the financing on this site. A person can help. ${reach(f)}`,
  notBusiness: (f: Contact) =>
    `I can only help with equipment that a business uses: construction, food and beverage, manufacturing and vocational trucks. Homes, family cars, boats, weapons and other personal purchases are outside our programs. ${reach(f)}`,
  interrupted: (f: Contact) => `I am sorry, my answer was cut off. Please ask again, or call ${f.phone}.`,
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
