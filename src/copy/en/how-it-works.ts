import { promises, shortPromises } from './promises.ts';

/** `to` is the page where the step happens. */
type Step = {
  who: 'you' | 'we';
  title: string;
  text: string;
  to?: 'calculator' | 'application' | 'findStatus' | 'glossary';
  link?: string;
};
const steps: Step[] = [
  {
    who: 'you',
    title: 'Get a quote from the seller',
    text: 'Dealer, auction or private seller. The quote needs the make, model, year, serial number and price.',
  },
  {
    who: 'you',
    title: 'Estimate the payment',
    text: 'Our calculator shows payment, rate and total for your price and credit tier. It asks for no name.',
    to: 'calculator',
    link: 'Open the calculator',
  },
  {
    who: 'you',
    title: 'Send the application',
    text: `It’s one page, in English or Spanish. ${promises.noFee} ${promises.creditCheck}`,
    to: 'application',
    link: 'Start your application',
  },
  {
    who: 'you',
    title: 'Send documents on your status page',
    text: 'You see what we have, what is missing and whose move it is. You can send documents from your phone.',
    to: 'findStatus',
    link: 'Find your status page',
  },
  {
    who: 'we',
    title: 'Review the whole picture',
    text: `We look at the equipment, the business and the owner. ${promises.decision}`,
  },
  {
    who: 'we',
    title: 'Send the terms in writing',
    text: 'Amount, payment, rate, fees, purchase option and the rule for early payoff. If we can’t approve it, you get a written notice that gives the reasons or explains how to ask for them.',
    to: 'glossary',
    link: 'See every term explained',
  },
  {
    who: 'you',
    title: 'Sign and insure',
    text: 'Closing needs your signed documents, the final invoice, insurance with us as loss payee and, once the machine arrives, your acceptance.',
  },
  {
    who: 'we',
    title: 'Pay the seller',
    text: `${promises.sellerPaid} ${promises.stages}`,
  },
];

/** From the first question to the last payment. */
export const howItWorks = {
  heading: 'How equipment financing works',
  lead: 'You pick the machine, we pay the seller, and you pay us monthly while it works for you. These are the steps and who does what.',
  overview: {
    heading: 'From your quote to funding',
    segments: [shortPromises.decisionTime, 'You accept the terms', 'Delivery and acceptance'],
    list: [
      { title: 'You apply', text: 'Quote, application and documents.' },
      { title: 'We decide', text: 'Once your application is complete. Terms in writing.' },
      { title: 'You sign', text: 'Agreement, final invoice and insurance.' },
      { title: 'We pay', text: 'Directly to the seller.' },
    ],
  },
  steps: {
    heading: 'Eight steps from quote to payment',
    you: 'You',
    we: 'We',
    list: steps,
  },
  documents: {
    heading: 'Documents by deal size',
    columns: {
      small: 'Under $100,000',
      middle: '$100,000 to under $500,000',
      large: '$500,000 and up',
      closing: 'Usually before we pay the seller',
    },
    note: 'These are the usual documents. Photo ID is needed from each owner with 20% or more. With an ITIN, we also ask for your ITIN letter, your last 2 tax returns, proof of your home address and business documents. Your status page always shows your own list.',
  },
  faq: {
    heading: 'Questions about the process',
    list: [
      {
        question: 'How fast will I get a decision?',
        answer: `${promises.decision} An application is complete when it is signed and we have every document on your list. If something is missing, we tell you what.`,
      },
      {
        question: 'Does applying affect my credit score?',
        answer: `Browsing, the calculator and the chat never do. ${promises.creditCheck} Call us if you’d like to know which type of inquiry we use.`,
      },
      {
        question: 'What if I’m declined?',
        answer:
          'You get a written notice that gives the reasons or explains how to ask for them. A larger down payment, a co-owner who signs, or a less expensive machine can change the result. You can apply again at any time.',
      },
      {
        question: 'Can I apply before I choose a machine?',
        answer:
          'Yes. Enter the type of equipment and the amount you expect to spend. We need the final quote before we can send documents to sign.',
      },
      {
        question: 'Do I have to take what you offer?',
        answer:
          'No. An approval doesn’t oblige you to anything. You decide after you’ve read the terms, and walking away costs nothing.',
      },
      {
        question: 'When does the first payment fall due?',
        answer:
          'Usually one month after funding. For a machine that is built to order, it follows your acceptance unless your agreement says otherwise. With a 90-day deferral, it is due in month 4, the term is extended by 3 months, and interest accrues from the start. Your agreement shows the date of every payment.',
      },
    ],
  },
  closing: {
    heading: 'Start with the quote you have',
    text: (hours: string) => `Apply now, or call ${hours} and ask first.`,
  },
};
