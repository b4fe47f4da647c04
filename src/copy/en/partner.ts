import { promises, shortPromises } from './promises.ts';

export const partner = {
  hero: {
    badge: 'For equipment dealers',
    heading: ['Dealer', 'financing', 'program'],
    lead: 'Add a monthly payment to every quote, send your customer one link, and always see what’s missing and who moves next.',
    stats: [
      { figure: shortPromises.dealerFigure, label: 'To payment options for your customer' },
      { figure: shortPromises.rangeFigure, label: 'Financing range' },
      { figure: 'New and used', label: 'From your floor or your yard' },
    ],
  },
  signIn: 'Dealer sign in',
  benefits: {
    heading: 'Questions dealers ask',
    list: [
      {
        title: 'When do I hear back?',
        text: `${promises.dealerStructures} ${promises.decision}`,
      },
      {
        title: 'Who gets paid, and when?',
        text: 'You do, directly, usually once the customer has signed and accepted delivery.',
      },
      {
        title: 'What does my customer see?',
        text: 'A personal link to our application with the details you entered. It’s also in Spanish.',
      },
      {
        title: 'Whose customer is it?',
        text: `Yours. Your dealership and our team can see your deals, and no other dealership can. ${promises.otherSource}`,
      },
    ],
  },
  /** A picture of the portal's deal page. Its words follow the portal's own. */
  deal: {
    heading: 'Every deal on one page',
    lead: 'The portal shows who moves next, what is missing and the estimated payment.',
    customer: 'Sample Paving LLC',
    machine: 'Track loader, used',
    move: 'Your move: send the requested information',
    missing: 'Missing from Ana: Bank statements, 3 months.',
    facts: {
      requested: 'Requested',
      payment: 'Estimated payment',
      aMonth: (amount: string) => `${amount}/mo`,
      documents: 'Documents',
      received: '3 of 4 received',
    },
    steps: [
      { name: 'Submitted', when: 'Mon 1:32 PM', state: 'done' },
      { name: 'In review', when: 'Mon 3:05 PM', state: 'done' },
      { name: 'Information requested', when: 'your move', state: 'now' },
      { name: 'Approved', when: '', state: 'open' },
      { name: 'Documents out', when: '', state: 'open' },
      { name: 'Funded', when: '', state: 'open' },
    ],
    caption: 'A deal page in the portal. The payment is an estimate, subject to credit approval.',
  },
  process: {
    heading: 'A deal in four steps',
    segments: [shortPromises.dealerTime, 'Credit approved', 'Delivered and accepted'],
    list: [
      {
        title: 'Send',
        text: 'Enter the deal, or send your customer a link. Your customer can upload documents from a phone.',
      },
      {
        title: 'Structure',
        text: 'We send payment options, which are estimates until credit approval, or tell you what’s missing.',
      },
      { title: 'Sign', text: 'Your customer signs the documents and sends proof of insurance.' },
      { title: 'Get paid', text: 'Once we have your invoice and the customer’s acceptance, we pay you.' },
    ],
  },
  resources: {
    heading: 'Dealer resources',
    list: [
      {
        title: 'In the portal',
        items: [
          'Every deal’s stage, missing documents and next step',
          'Upload links for your customer’s documents',
          'Application links with the details you already have',
        ],
      },
      {
        title: 'At the counter',
        items: [
          'The payment calculator, with down payment and APR shown',
          'Seasonal and step-up structures',
          'A document checklist by deal size',
        ],
      },
      {
        title: 'By phone and email',
        items: ['A representative for your dealership', 'Answers Monday to Friday', promises.email],
      },
    ],
  },
  industries: {
    heading: 'Three industries we know inside out',
    see: 'See the program',
  },
  join: {
    heading: 'Ask for access by form or phone',
    text: (hours: string) =>
      `Leave your dealership and email in the form, or call ${hours}. We’ll set up the account with you.`,
  },
};
