import type { caseManufacturing } from './case-manufacturing.ts';

export const caseVocationalTrucks: typeof caseManufacturing = {
  heading: 'A fleet of six trucks',
  lead: 'A utility contractor won a line contract and needed six trucks before the season began.',
  earns: 'Six trucks at work on day one of the line contract.',
  figures: [
    { figure: '$485K', label: 'Six-truck fleet' },
    { figure: '3 days', label: 'To approval' },
    { figure: '60 months', label: 'Term, 10% down' },
  ],
  challenge: [
    'The contract started in April. Four bucket trucks, a digger derrick and a crane truck were at two dealers, and both had other buyers.',
    'Line work brings in most of the year’s money from April to November. A level payment would have taken its largest bite in the winter, when crews are smaller.',
  ],
  solution: [
    {
      title: 'One application for six trucks',
      text: 'Each unit with its own VIN, title and inspection; one decision for all.',
    },
    { title: '10% down', text: 'The contractor kept the rest of its cash for fuel and crews.' },
    { title: '60-month term', text: 'Matched to the line contract, including renewal options.' },
    { title: 'Seasonal payments', text: 'Higher from April to November, lower from December to March.' },
    {
      title: 'Both dealers paid directly',
      text: 'Each was paid after the contractor inspected and accepted that dealer’s trucks.',
    },
  ],
  results: [
    'All six trucks were in service on day one of the contract.',
    'The winter payments stayed a fraction of the summer ones, so no truck had to be sold to bridge the season.',
  ],
  timeline: {
    segments: ['3 days', 'Inspections and titles', 'April'],
    list: [
      {
        title: 'Application',
        text: 'Six quotes, the line contract, bank statements, tax returns, P&L and debt schedule.',
      },
      { title: 'Approved', text: 'Day 3, with both payments in writing.' },
      { title: 'Closed', text: 'Insurance in place, trucks accepted, both dealers paid.' },
      { title: 'Season', text: 'Six trucks at work.' },
    ],
  },
  testimonial: {
    quote:
      'In January the payment is a quarter of what it is in June. That’s the difference between parking a truck and selling it.',
    name: 'Ray C.',
    business: 'Utility contractor, Missouri',
    equipment: 'Six vocational trucks',
  },
};
