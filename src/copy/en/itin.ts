export const itin = {
  hero: {
    badge: 'No SSN required',
    heading: ['Equipment', 'financing', 'with an ITIN'],
    lead: 'The number that you file taxes with is enough to apply. The page, the form and the mails also speak Spanish.',
    stats: [
      { figure: '24–48 Hours', label: 'Review' },
      { figure: '5–7 Days', label: 'Business days to funding' },
      { figure: '$10K–$2MM', label: 'Financing range' },
    ],
  },
  benefits: {
    heading: 'What changes with an ITIN: the number',
    list: [
      {
        title: 'No SSN required',
        text: 'The field in our form takes an SSN or an ITIN: nine digits, of which an ITIN’s first is a 9. It is encrypted at rest.',
      },
      {
        title: 'Fast decisions',
        text: 'Review in 24–48 hours once the file is complete, funding 5–7 business days after approval.',
      },
      {
        title: 'Business-focused',
        text: 'We read what the business earns, what the machine does and how bills were paid. The form asks for nothing beyond that.',
      },
    ],
  },
  documents: {
    heading: 'Three kinds of papers',
    list: [
      {
        title: 'Identity',
        items: ['ITIN letter from the IRS', 'Passport, consular ID or state ID', 'Proof of home address'],
      },
      {
        title: 'Business',
        items: [
          'EIN letter, if the business has one',
          'License or registration',
          'Lease of the shop or yard, if there is one',
        ],
      },
      {
        title: 'Money',
        items: [
          'Bank statements of the last 3–6 months',
          'The last 2 tax returns',
          'Quote of the machine with its serial number',
        ],
      },
    ],
  },
  timeline: {
    heading: 'From application to funding',
    segments: ['24–48 hours', '5–7 business days'],
    list: [
      { title: 'Apply', text: 'One page, in English or Spanish. The draft stays on your phone, without the number.' },
      { title: 'Review', text: 'A person reads it, tells you what is missing, and gives you the terms in writing.' },
      { title: 'Fund', text: 'You sign, we pay the seller, you take delivery.' },
    ],
  },
  faq: {
    heading: 'Questions',
    list: [
      {
        question: 'Can I apply without an SSN?',
        answer:
          'Yes. Write your ITIN where the form says SSN or ITIN. It is one field for either number, and it may stay empty until we talk.',
      },
      {
        question: 'Which papers will you ask for?',
        answer:
          'Those of the three lists above: who you are, what the business is, and what comes in and goes out. More only where the amount or the file calls for it.',
      },
      {
        question: 'My ITIN has lapsed. Now what?',
        answer:
          'A number that was on no tax return for three years in a row lapses. Renewal with the IRS takes 7–11 weeks, longest in tax season and from abroad. Start it, and apply all the same: we say what can go on meanwhile.',
      },
      {
        question: 'How much do I put down?',
        answer:
          'In our calculator from 10% to 30%, by credit tier, and up to 50% if you wish. The tiers start at a score of 600; below it, or without a score, the file decides.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Review takes 24–48 hours from a complete application. Funding follows in 5–7 business days, when the documents are signed and the machine is delivered.',
      },
      {
        question: 'Is my information safe?',
        answer:
          'The number and your birth date are encrypted at rest with AES-256 and used for the application. Who may see them, and when the law can ask for them, stands in our privacy notice.',
      },
    ],
  },
  closing: {
    heading: 'Apply in the language you prefer',
    text: (hours: string) => `The same form in English and Spanish. Call ${hours}; e-mail is answered within 24 hours.`,
  },
};
