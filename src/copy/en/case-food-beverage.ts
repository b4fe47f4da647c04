import type { caseManufacturing } from './case-manufacturing.ts';

/** Made up to show the form of a case study; its chip stays until the lender has a customer's own figures. */
export const caseFoodBeverage: typeof caseManufacturing = {
  heading: 'A bakery line on one agreement',
  lead: 'A bakery put a tunnel oven, a depanner and a packaging line on a single seasonal payment.',
  figures: [
    { figure: '$340K', label: 'Financed, with freight' },
    { figure: '48 hours', label: 'To approval' },
    { figure: '1 payment', label: 'For oven, depanner, packaging' },
  ],
  challenge: [
    'The oven came from one maker, the depanner from another, and the packaging line stood used in a plant two states away. Three quotes, three delivery dates, and rigging and freight on top.',
    'Most of the year’s bread is sold from spring to fall. Payments had to know that.',
  ],
  solution: [
    { title: 'One agreement', text: 'Three machines, their freight, rigging and start-up in one amount.' },
    { title: 'Payments to the makers in stages', text: 'Deposit, shipment and acceptance for each of them.' },
    { title: '60-month term', text: 'Level with the life that the makers give for belts and burners.' },
    { title: 'Seasonal payments', text: 'Full from April to November, smaller from December to March.' },
    {
      title: 'Papers named on the first day',
      text: 'Line quote, install scope, soft-cost split and the landlord’s waiver.',
    },
  ],
  results: [
    'The line was accepted as one, and one payment began.',
    'What the lender asked for on the first day was all that it asked for.',
  ],
  timeline: {
    segments: ['48 hours', 'Deposits paid', 'Acceptance'],
    list: [
      { title: 'Application', text: 'Three quotes, install scope, statements.' },
      { title: 'Approved', text: 'With the seasonal payments in writing.' },
      { title: 'Installed', text: 'Each maker paid as it delivered.' },
      { title: 'Running', text: 'One line, one payment.' },
    ],
  },
  testimonial: {
    quote: 'Placeholder for a confirmed statement about one agreement for a whole line.',
    name: 'Customer name',
    business: 'Bakery, state',
    equipment: 'Tunnel oven and packaging line',
  },
};
