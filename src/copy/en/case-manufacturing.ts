export const caseManufacturing = {
  heading: 'A three-machine CNC cell',
  lead: 'A job shop replaced three machines with one cell and paid for it while the cell ramped up.',
  figures: [
    { figure: '22%', label: 'Throughput increase' },
    { figure: '90 days', label: 'To results' },
    { figure: '$620K', label: 'Financed' },
  ],
  challenge: [
    'Orders had outgrown three stand-alone machines. The bottleneck was handling: parts waited between operations longer than they were cut.',
    'A cell with shared pallets and one loading robot would fix that. It would also cost three months of installation and training before it shipped at full rate, and a level payment from the first month would have hit exactly then.',
  ],
  solution: [
    { title: '60-month term', text: 'Long enough that the first year’s payment stays below what the cell saves.' },
    { title: 'Step-up payments', text: 'Low while the cell is run in, higher each year as output grows.' },
    {
      title: 'Section 179 structure',
      text: 'Placed in service before year end, so that the deduction could be claimed. The shop’s tax advisor made that decision.',
    },
    {
      title: 'Vendor-direct payment',
      text: 'Deposit, shipment and acceptance were paid to the builder; the shop advanced nothing.',
    },
    { title: 'Approved in 3 days, funded in 7', text: 'One file for machines, robot, tooling and rigging.' },
  ],
  results: [
    'Throughput rose by 22% within 90 days of acceptance, with the same crew on two shifts.',
    'The payment of the first year was covered before the first step came.',
  ],
  timeline: {
    segments: ['3 days', '4 more days', '90 days'],
    list: [
      { title: 'Application', text: 'Quote of the whole cell, statements, tax returns.' },
      { title: 'Approved', text: 'Day 3, with the steps in writing.' },
      { title: 'Funded', text: 'Day 7, deposit paid to the builder.' },
      { title: 'Results', text: '22% more parts through the same doors.' },
    ],
  },
  testimonial: {
    quote: 'Placeholder for a confirmed statement about step-up payments on a machining cell.',
    name: 'Customer name',
    business: 'Machine shop, state',
    equipment: 'Three-machine CNC cell',
  },
};
