export const caseManufacturing = {
  heading: 'A three-machine CNC cell',
  lead: 'A job shop replaced three machines with one cell and made lower payments while the cell ramped up.',
  earns: 'One cell replaces three machines and makes 22% more parts.',
  figures: [
    { figure: '22%', label: 'Throughput increase' },
    { figure: '90 days', label: 'To results, from acceptance' },
    { figure: '$620K', label: 'Financed' },
  ],
  challenge: [
    'Orders had outgrown three stand-alone machines. The bottleneck was handling: parts spent more time waiting between operations than being machined.',
    'A cell with shared pallets and one loading robot would fix that. It would also take three months of installation and training to reach full rate, and level payments would have been due the whole time.',
  ],
  solution: [
    { title: '60-month term', text: 'Long enough that the first year’s payment stays below what the cell saves.' },
    { title: 'Step-up payments', text: 'Low while the cell ramps up, higher each year as output grows.' },
    {
      title: 'Section 179 structure',
      text: 'Placed in service before year end, so that the deduction could be claimed. The shop’s tax advisor made that decision.',
    },
    {
      title: 'Vendor-direct payment',
      text: 'The shop put 10% down. We paid the builder in stages: deposit, shipment and acceptance.',
    },
    { title: 'Approved in 3 days, funded in 7', text: 'One application for machines, robot, tooling and rigging.' },
  ],
  results: [
    'Throughput rose by 22% within 90 days of acceptance, with the same crew on two shifts.',
    'The cell was covering its first-year payment before the first step-up.',
  ],
  timeline: {
    segments: ['3 days', '4 more days', 'Acceptance, then 90 days'],
    list: [
      { title: 'Application', text: 'Quote of the whole cell, statements, tax returns.' },
      { title: 'Approved', text: 'Day 3, with the steps in writing.' },
      { title: 'Funded', text: 'Day 7, deposit paid to the builder.' },
      { title: 'Results', text: '22% more parts from the same floor, 90 days after acceptance.' },
    ],
  },
  testimonial: {
    quote:
      'The first year’s payment was built around the ramp. By the time it stepped up, the cell was already carrying it.',
    name: 'David K.',
    business: 'Job shop, Indiana',
    equipment: 'Three-machine CNC cell',
  },
};
