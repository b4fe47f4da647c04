import { promises, shortPromises } from './promises.ts';

/** From the first question to the last payment. */
export const howItWorks = {
  heading: 'How equipment financing works',
  lead: 'You pick the machine, we pay the seller, and you pay us monthly while it works for you. Here’s who does what, and how long it takes.',
  overview: {
    heading: 'From your quote to funding',
    segments: [shortPromises.decisionTime, 'You accept the terms', 'Delivery and acceptance'],
    list: [
      {
        title: 'You apply',
        text: 'Get a quote from a dealer, an auction or a private seller. Then send the application, which is one page, and your documents.',
      },
      {
        title: 'We decide',
        text: 'We look at the equipment, the business and the owner. You get the amount, payment, rate, fees and purchase option in writing.',
      },
      {
        title: 'You sign',
        text: 'Closing needs your signed documents, the final invoice, and insurance with us as loss payee.',
      },
      { title: 'We pay', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
    links: {
      calculator: 'Estimate the payment',
      application: 'Start your application',
      findStatus: 'Find your status page',
      glossary: 'See every term explained',
    },
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
          'No. An approval doesn’t commit you to anything. You decide after you’ve read the terms, and walking away costs nothing.',
      },
      {
        question: 'When is the first payment due?',
        answer:
          'Usually one month after funding. For a machine built to order, it comes after your acceptance, unless your agreement says otherwise. With a 90-day deferral, it is due in month 4, the term is extended by 3 months, and interest accrues from the start. Your agreement shows the date of every payment.',
      },
    ],
  },
  closing: {
    heading: 'Start with the quote you have',
    text: (hours: string) => `Apply now, or call ${hours} and ask first.`,
  },
};
