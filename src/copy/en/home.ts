export const home = {
  badge: 'Direct lender since 2015',
  heading: ['Know the payment.', 'Get the machine.'],
  lead: 'New and used equipment for US businesses. No application fee and no strict 2-year rule.',
  apply: 'Start Your Application',
  stats: [
    { figure: '$10K–$2MM', label: 'Financing range' },
    { figure: '24–48 Hours', label: 'Approval' },
    { figure: 'All Credit', label: 'Levels accepted' },
  ],
  payment: {
    label: 'Estimated monthly payment',
    change: 'Change the terms',
    value: 'Equipment value',
    down: (amount: string) => `${amount} down`,
    payments: (months: number, financed: string) => `${String(months)} payments on ${financed}`,
    assumptions: (p: { months: number; scores: string; down: string; rate: string }) =>
      `${String(p.months)} months, good credit (${p.scores}), ${p.down} down, ${p.rate} annual rate. Estimate, subject to credit approval.`,
  },
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
  closing: {
    heading: 'Same-day quotes, Monday to Friday',
    text: (hours: string) => `Call ${hours}, or apply now. E-mail is answered within 24 hours.`,
  },
};
