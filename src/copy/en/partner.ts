export const partner = {
  hero: {
    badge: 'For equipment dealers',
    heading: ['Dealer', 'financing', 'program'],
    lead: 'Put a payment on the quote, send the customer one link, and see at every moment what is missing and who moves next.',
    stats: [
      { figure: '24 Hours', label: 'To structures for your deal' },
      { figure: '$10K–$2MM', label: 'Per customer' },
      { figure: 'New and used', label: 'From your floor or your yard' },
    ],
  },
  signIn: 'Dealer sign in',
  benefits: {
    heading: 'What dealers ask us',
    list: [
      {
        title: 'When do I hear back?',
        text: 'Structures for your customer within 24 hours, Monday to Friday. Small and complete files are quicker.',
      },
      {
        title: 'Who gets paid, and when?',
        text: 'You do, directly, once the customer has signed and accepted delivery.',
      },
      {
        title: 'What does my customer see?',
        text: 'A personal link to our application, filled in with what you entered. The form opens in Spanish too.',
      },
      {
        title: 'Whose customer is it?',
        text: 'Yours. Your deals are seen by your dealership and by us, by no other dealer.',
      },
    ],
  },
  process: {
    heading: 'A deal in four steps',
    segments: ['5 minutes', 'Within 24 hours', 'Signed and delivered'],
    list: [
      { title: 'Send', text: 'Enter the deal, or send the customer a link that fills in what you know.' },
      { title: 'Structure', text: 'We answer with the terms that fit, or with what is missing.' },
      { title: 'Sign', text: 'The customer signs and uploads papers by phone.' },
      { title: 'Get paid', text: 'Invoice, delivery and acceptance, then the money is on its way to you.' },
    ],
  },
  resources: {
    heading: 'Dealer resources',
    list: [
      {
        title: 'In the portal',
        items: [
          'Deals with their stage, what is missing, who moves next',
          'Upload links for your customer’s papers',
          'Application links, with what you already know filled in',
        ],
      },
      {
        title: 'On the counter',
        items: [
          'The payment calculator, with down payment and rate shown',
          'Seasonal and step-up structures',
          'A checklist of papers by deal size',
        ],
      },
      {
        title: 'On the phone',
        items: ['A named representative', 'Monday to Friday, in English or Spanish', 'E-mail answered within 24 hours'],
      },
    ],
  },
  industries: {
    heading: 'Three industries we know by the serial number',
    see: 'See the program',
  },
  join: {
    heading: 'Access is by invitation',
    text: (hours: string) => `Call us or write, and we open your dealership’s account. ${hours}.`,
  },
};
