export const home = {
  badge: 'Direct lender since 2015',
  heading: ['Know the payment.', 'Get the machine.'],
  lead: 'New and used equipment for US businesses. No application fee and no strict 2-year rule.',
  apply: 'Start Your Application',
  stats: [
    { figure: '$10K–$2MM', label: 'Financing range' },
    { figure: '24–48 Hours', label: 'Typical credit decision' },
    { figure: 'All Credit', label: 'Levels considered' },
  ],
  programs: {
    heading: 'Specialized Financing Programs',
    lead: 'New and used equipment, $10,000 to $2,000,000, 12 to 60 months.',
    see: 'See the program',
    cards: {
      construction: {
        title: 'Construction',
        text: 'Excavators, skid steers, loaders, cranes and forklifts, new or used.',
      },
      food: {
        title: 'Food & Beverage',
        text: 'Ovens, mixers, conveyors, CIP and packaging, from one unit to a full line.',
      },
      manufacturing: { title: 'Manufacturing', text: 'CNC, robots, compressors and inspection, bundled with tooling.' },
      firstTime: {
        title: 'First-Time Buyers',
        text: 'No strict 2-year rule. You do not need years of history to ask.',
      },
    },
  },
  steps: {
    heading: 'How It Works',
    segments: ['24–48 hours', 'Sign documents'],
    list: [
      { title: 'Submit Application', text: 'One page on your phone. We save your place as you type.' },
      { title: 'Fast Review', text: 'A person reads your file and tells you what is missing.' },
      { title: 'Get Funded', text: 'You sign, we pay the vendor, you take delivery.' },
    ],
  },
  testimonials: 'What owners say',
  why: {
    heading: 'Why choose us',
    lead: 'A direct lender since 2015. Our own team reviews your application and answers the phone.',
    makers: 'Manufacturers we finance',
    note: 'The names belong to their owners. We finance such machines; no manufacturer sponsors or endorses us.',
    reasons: [
      {
        title: 'We don’t sell your information',
        text: 'We’re a direct lender: our own team reviews your application and funds approved deals. If another funding source takes part, it receives only what it needs to decide.',
      },
      { title: 'The whole cost on the page', text: 'Payment, rate and finance cost, before you leave a name.' },
      {
        title: 'Approval in 24–48 hours',
        text: 'Most complete applications get a credit decision within 24–48 hours, Monday–Friday. We’ll tell you what is missing.',
      },
      { title: 'All credit levels', text: 'The owner, the business and the machine are read together.' },
      { title: 'No application fee', text: 'Quotes come the same day, Monday to Friday, and cost nothing.' },
      {
        title: 'English or Spanish',
        text: 'Pages, application, emails and the copy you sign, in the language you choose.',
      },
    ],
  },
  looks: {
    heading: 'What we look at',
    list: [
      { title: 'The machine', text: 'New or used, what it costs, what it earns, and how well it sells again.' },
      { title: 'The business', text: 'Bank statements and how bills were paid. There is no strict 2-year rule.' },
      {
        title: 'The owner',
        text: 'Credit and years in the trade. The calculator starts at a score of 600, which is not a cut-off.',
      },
      {
        title: 'When credit is pulled',
        text: 'Only after you sign the authorization at the end of the application. Never by these pages.',
      },
    ],
  },
  faq: {
    heading: 'Questions',
    list: [
      {
        question: 'How fast is a decision?',
        answer:
          'Review takes 24–48 hours from a complete application. If something is missing, we tell you what. Funding follows the signed documents and is counted apart.',
      },
      {
        question: 'Can I finance used equipment?',
        answer: 'Yes, new and used. For a used machine have make, model, year, serial number and hours at hand.',
      },
      {
        question: 'Do I need two years in business?',
        answer:
          'No, there is no strict 2-year rule. A younger business leans more on the owner’s credit, the trade and the down payment.',
      },
      {
        question: 'What credit do you accept?',
        answer:
          'Applications of all credit levels are read. The calculator has five tiers that start at a score of 600; below it, call us.',
      },
      {
        question: 'Is there an application fee?',
        answer: 'No. Applying costs nothing, and the calculator asks for no name.',
      },
      {
        question: 'What is the smallest and largest amount?',
        answer:
          'Equipment from $10,000 to $2,000,000, over 12 to 60 months in the calculator. Everything is subject to credit approval.',
      },
    ],
  },
  closing: {
    heading: 'Same-day quotes, Monday to Friday',
    text: (hours: string) => `Call ${hours}, or apply now. E-mail is answered within 24 hours.`,
  },
};
