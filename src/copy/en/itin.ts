import type { PricingFacts } from './programs.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';

export const itin = {
  hero: {
    badge: 'No SSN required',
    heading: ['Equipment', 'financing', 'with an ITIN'],
    lead: 'If you file taxes with an ITIN, you can apply for equipment financing. No SSN required. Our website, application and emails are also in Spanish.',
    stats: [
      { figure: shortPromises.decisionFigure, label: 'Typical credit decision' },
      { figure: shortPromises.itinFigure, label: 'Business days to funding, typically' },
      { figure: shortPromises.rangeFigure, label: 'Financing range' },
    ],
  },
  benefits: {
    heading: 'How it works with an ITIN',
    list: [
      {
        title: 'No SSN required',
        text: 'Enter your SSN or ITIN in the same field. ITINs start with 9. We encrypt the number.',
      },
      {
        title: 'Fast decisions',
        text: promises.decision,
      },
      {
        title: 'Business-focused',
        text: 'We look at what your business earns, what the equipment does and your payment history. We don’t ask about immigration status.',
      },
    ],
  },
  documents: {
    heading: 'Documents you’ll need',
    list: [
      {
        title: 'Identity',
        items: [
          'ITIN letter from the IRS',
          `${requiredDocuments.owner_id.name}: passport, consular ID or state ID`,
          'Proof of home address',
        ],
      },
      {
        title: 'Business',
        items: [
          'EIN letter, if the business has one',
          'License or registration',
          'Shop or yard lease, if you have one',
        ],
      },
      {
        title: 'Finances',
        items: [
          'Bank statements of the last 3–6 months',
          'The last 2 tax returns',
          requiredDocuments.quote.name,
          requiredDocuments.bank_letter.name,
        ],
      },
    ],
  },
  timeline: {
    heading: 'From application to funding',
    segments: [shortPromises.decisionTime, shortPromises.itinTime],
    list: [
      {
        title: 'Apply',
        text: 'One page, in English or Spanish. Your phone saves your draft, never your SSN or ITIN.',
      },
      { title: 'Review', text: 'A credit specialist tells you what is missing and gives you the terms in writing.' },
      { title: 'Fund', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
  },
  faq: (p: PricingFacts) => ({
    heading: 'ITIN financing: six answers',
    list: [
      {
        question: 'Can I apply without an SSN?',
        answer:
          'Yes. Enter your ITIN in the “SSN or ITIN” field. You can also leave it blank and give it to us by phone.',
      },
      {
        question: 'Which documents will you ask for?',
        answer:
          'Your ITIN letter, a passport, consular ID or state ID, proof of address, bank statements, the seller’s quote and a voided check. We ask for your last 2 tax returns at any amount: they show your income when a credit report is short. Larger amounts need more, as in our list of documents by deal size.',
      },
      {
        question: 'My ITIN has expired. Now what?',
        answer:
          'An ITIN expires if it isn’t used on a federal tax return for three years in a row. IRS renewal takes 7–11 weeks. Expect the longer time during tax season or from abroad. Start the renewal and apply anyway; we’ll tell you what can move forward.',
      },
      {
        question: 'How much do I need to put down?',
        answer: `In our calculator, from ${p.down.from} to ${p.down.to} by credit tier, and up to ${p.down.most} if you like. The tiers start at a score of 600. If yours is lower, or you don’t have one, we decide based on your full application.`,
      },
      {
        question: 'How long does funding take?',
        answer: promises.itinFunding,
      },
      {
        question: 'Is my information safe?',
        answer:
          'Your number and birth date are encrypted at rest with AES-256 and used for the application. Our privacy notice explains who can see them and when the law may require us to share them.',
      },
    ],
  }),
  machines: {
    heading: 'Payment examples with an ITIN',
    lead: 'The calculator’s rate doesn’t depend on the kind of number. Choose a machine to change its price, term or credit tier.',
    names: {
      miniExcavator: 'Mini excavator',
      skidSteer: 'Skid steer',
      tortillaLine: 'Tortilla line',
      bucket: 'Bucket truck',
      loader: 'Compact wheel loader',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'Who can apply',
        text: 'Any owner of a business in the United States who files taxes with an ITIN. You don’t need an SSN.',
      },
      {
        term: 'Documents',
        text: 'Three short lists: identity, business and finances. The tax returns show your income when a credit report is short.',
        link: { to: '#documents', text: 'See the documents' },
      },
    ],
  },
  more: {
    heading: 'More questions from ITIN owners',
    list: [
      {
        question: 'Do I have to be a citizen or a resident?',
        answer:
          'The application doesn’t ask about citizenship or immigration status. It asks who you are, what your business does and how it pays. Any owner of a business in the United States can apply.',
      },
      {
        question: 'I have no credit history here. Can I still apply?',
        answer:
          'Yes. Bank statements, tax returns, rent, insurance and supplier payments show how you pay. A larger down payment, a smaller first machine or a co-owner who signs with you can help.',
      },
      {
        question: 'Do I pay a higher rate with an ITIN?',
        answer:
          'Not because of the ITIN: our example rates are the same with an ITIN and an SSN. They follow credit tier, term and amount. A credit specialist sets your own rate after reviewing the whole application, including credit history. Your written proposal shows it, with the APR, before you sign.',
      },
      {
        question: 'Is everything in Spanish?',
        answer: `${promises.languages} ${promises.agreementLanguage}`,
      },
    ],
  },
  closing: {
    heading: 'Apply in the language you prefer',
    text: (hours: string) => `The same form in English and Spanish. Call ${hours}.`,
  },
};
