import type { caseManufacturing } from './case-manufacturing.ts';

/** Made up to show the form of a case study; its chip stays until the lender has a customer's own figures. */
export const caseFoodBeverage: typeof caseManufacturing = {
  heading: 'A bakery line on one agreement',
  lead: 'A bakery put a tunnel oven, a depanner and a packaging line on a single seasonal payment.',
  earns: 'One payment instead of three: oven, depanner and packaging line.',
  figures: [
    { figure: '$340K', label: 'Financed, with freight' },
    { figure: '48 hours', label: 'To approval' },
    { figure: '1 payment', label: 'For oven, depanner, packaging' },
  ],
  challenge: [
    'The oven came from one maker, the depanner from another, and the used packaging line was in a plant two states away. Three quotes, three delivery dates, and rigging and freight on top.',
    'Most of the year’s bread is sold from spring to fall. The payment schedule had to reflect that.',
  ],
  solution: [
    { title: 'One agreement', text: 'Three machines, their freight, rigging and start-up in one amount.' },
    { title: 'Progress payments', text: 'Deposit, shipment and acceptance, for each seller.' },
    { title: '60-month term', text: 'Matched to the rated life of the belts and burners.' },
    { title: 'Seasonal payments', text: 'Higher from April to November, smaller from December to March.' },
    {
      title: 'A document list on day one',
      text: 'Equipment quote, installation scope, soft-cost breakdown and the landlord’s waiver.',
    },
  ],
  results: [
    'The full line was accepted together, and a single monthly payment started.',
    'The day-one document list never grew.',
  ],
  timeline: {
    segments: ['48 hours', 'Deposits paid', 'Acceptance'],
    list: [
      {
        title: 'Application',
        text: 'Three quotes, install scope, bank statements, tax returns, P&L and debt schedule.',
      },
      { title: 'Approved', text: 'With the seasonal payments in writing.' },
      { title: 'Installed', text: 'Each seller paid in stages.' },
      { title: 'Running', text: 'One line, one payment.' },
    ],
  },
  testimonial: {
    quote:
      'Three suppliers, three delivery dates, and I signed once. The list of documents we got on the first day was the whole list.',
    name: 'Laura M.',
    business: 'Wholesale bakery, Ohio',
    equipment: 'Tunnel oven and packaging line',
  },
};
