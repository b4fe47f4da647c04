export const manufacturing = {
  hero: {
    badge: 'Approvals in days, not weeks',
    heading: ['Manufacturing', 'equipment financing'],
    lead: 'Machining centers, robots, compressors and inspection, with the tooling and the integration on the same agreement.',
    stats: [
      { figure: '$10K–$2MM', label: 'Financing range' },
      { figure: 'In days', label: 'Typical credit decision' },
      { figure: '12–60 Months', label: 'Terms' },
    ],
  },
  equipment: {
    heading: 'Six kinds of equipment',
    lead: 'The machine is rarely the whole invoice. Quote the cell, and finance the cell.',
    list: [
      {
        name: 'CNC and machining centers',
        text: 'Vertical, horizontal and 5-axis mills, lathes, wire and sinker EDM.',
      },
      {
        name: 'Robots and automation',
        text: 'Six-axis arms, welding cobots, bar feeders, pallet systems. The arm is the smaller part of a cell.',
      },
      { name: 'Compressors and air systems', text: 'Screw compressors, dryers, tanks, piping and controls.' },
      { name: 'Material handling', text: 'Cranes, hoists, conveyors, forklifts, vertical storage.' },
      { name: 'Inspection and QA', text: 'CMMs, vision, hardness and surface testers, with training.' },
      { name: 'Bundled tooling', text: 'Holders, workholding, probes, software, rigging, on the same agreement.' },
    ],
  },
  benefits: {
    heading: 'Built around a shop',
    list: [
      {
        title: 'Approvals in days',
        text: 'Review takes 24–48 hours once the file is complete. Large files take days, not weeks.',
      },
      {
        title: 'Used equipment friendly',
        text: 'Dealer, auction or another shop. We ask for hours, year and where it runs today.',
      },
      {
        title: 'Structures that match production ramps',
        text: 'Smaller payments while the cell ramps up, larger once it ships.',
      },
      {
        title: 'Vendor pay-direct available',
        text: 'Deposits, shipment and acceptance are paid to the builder in stages.',
      },
    ],
  },
  roi: {
    heading: 'What the payment has to earn',
    text: [
      'A machine pays for itself in spindle hours. Divide the payment by the hours it will really cut, and compare it with your shop rate.',
      'If a quarter of your rate covers the line for one shift, one shift carries the machine.',
    ],
    columns: ['Hours that it cuts', 'Payment per hour'],
    payment: (amount: string) => `Payment: ${amount} a month.`,
    rows: {
      half: '80 hours a month (half a shift)',
      one: '160 hours a month (one shift)',
      two: '320 hours a month (two shifts)',
    },
  },
  structures: {
    heading: 'Payments that ramp with the cell',
    text: ['Level when the work is there on the first day, step-up when the cell has to be run in first.'],
  },
  caseStudy: {
    heading: 'Three CNC machines, one cell',
    text: 'Step-up payments on $620K, approved in 3 days and funded in 7.',
  },
  closing: {
    heading: 'Quote on the desk?',
    text: (hours: string) => `Apply with the cell as one amount. We answer questions by phone: ${hours}.`,
  },
};
