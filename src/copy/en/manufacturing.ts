import { caseManufacturing } from './case-manufacturing.ts';
import { type PricingFacts, usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const manufacturing = {
  hero: {
    badge: 'Approvals in days, not weeks',
    heading: ['Manufacturing', 'equipment financing'],
    lead: 'Finance machining centers, robots, compressors and inspection equipment, with tooling and integration on the same agreement.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Financing range' },
      { figure: 'Days', label: 'Not weeks, to a decision' },
      { figure: '12–60 Months', label: 'Terms' },
    ],
  },
  equipment: {
    heading: 'Equipment we finance',
    lead: 'The machine is rarely the whole invoice. Quote the whole cell and finance the whole cell.',
    list: [
      {
        name: 'CNC and machining centers',
        text: 'Vertical, horizontal and 5-axis mills, lathes, wire and sinker EDM.',
      },
      {
        name: 'Robots and automation',
        text: 'Six-axis arms, welding cobots, bar feeders, pallet systems. The arm is usually the smaller part of the cost, so we often finance the integration too.',
      },
      { name: 'Compressors and air systems', text: 'Screw compressors, dryers, tanks, piping and controls.' },
      { name: 'Material handling', text: 'Cranes, hoists, conveyors, forklifts, vertical storage.' },
      { name: 'Inspection and QA', text: 'CMMs, vision, hardness and surface testers, including training.' },
      { name: 'Bundled tooling', text: 'Holders, workholding, probes, software, rigging, on the same agreement.' },
    ],
  },
  benefits: {
    heading: 'Built for job shops and plants',
    list: [
      {
        title: 'Approvals in days',
        text: `${promises.decision} Larger deals can take longer.`,
      },
      {
        title: 'Used equipment friendly',
        text: 'From a dealer, an auction or another shop. We’ll ask for the year, hours and current location.',
      },
      {
        title: 'Structures that match production ramps',
        text: 'Smaller payments while the cell ramps up, larger once it ships.',
      },
      {
        title: 'Vendor pay-direct available',
        text: promises.stages,
      },
    ],
  },
  roi: {
    heading: 'What the machine has to earn',
    text: [
      'A machine pays for itself in spindle hours. Divide the payment by realistic spindle hours and compare the result with your shop rate.',
      'The payment is only part of what an hour costs. Add labor, tooling, power and maintenance.',
    ],
    columns: ['Spindle hours', 'Payment per hour'],
    payment: (amount: string) => `Payment: ${amount} a month.`,
    rows: {
      half: '80 hours a month (half a shift)',
      one: '160 hours a month (one shift)',
      two: '320 hours a month (two shifts)',
    },
  },
  structures: {
    heading: 'Payments that ramp with the cell',
    text: [
      'Choose level payments if the work is there on day one, or step-up payments if the cell needs time to ramp up.',
    ],
  },
  caseStudy: {
    heading: caseManufacturing.heading,
    text: 'Step-up payments on $620K, approved in 3 days and funded in 7.',
  },
  machines: {
    heading: 'Payment examples for machine tools and automation',
    lead: 'Six purchases, with payments drawn to one scale. Choose one to change its price, term or credit tier.',
    names: {
      compressor: 'Screw compressor with dryer',
      cmm: 'Coordinate measuring machine',
      verticalMill: '3-axis vertical machining center',
      cobot: 'Welding cobot cell',
      lathe: 'CNC lathe with bar feeder',
      fiveAxis: '5-axis machining center',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'The machine',
        text: 'A quote of the whole cell: machine, options, tooling, software, rigging and training, each on its own line.',
      },
      usualDocumentsFact,
    ],
  },
  questions: (p: PricingFacts) => ({
    heading: 'Manufacturing equipment financing: ten answers',
    list: [
      {
        question: 'Can tooling, software and training be included?',
        answer:
          'Yes, on the same agreement, subject to approval. Put holders, workholding, probes, CAM software, rigging and training on the quote as separate lines. A machine that arrives without tooling earns nothing, so finance the bundle.',
      },
      {
        question: 'Can you finance a whole robot cell?',
        answer:
          'Yes. The arm is usually the smaller part of the cost. Fixtures, guarding, welding equipment, programming and integration can go on the same agreement. Have the integrator quote the cell as one project with milestones.',
      },
      {
        question: 'Can you pay the builder’s deposit?',
        answer: `${promises.stages} Your purchase order has to state the milestones and the delivery date. The agreement says what you owe on deposits before the machine runs.`,
      },
      {
        question: 'Do you finance used CNC machines?',
        answer:
          'Yes, from a dealer, an auction or another shop. We ask for make, model, year, serial number, spindle hours, the control, and where it is now. A video under power helps. Rigging can be included.',
      },
      {
        question: 'Can payments start low and rise later?',
        answer:
          'Yes. With step-up payments each year is 10% higher than the year before in our calculator. The total is higher than with level payments, because the balance comes down later. The table on this page shows how much.',
      },
      {
        question: 'Loan or lease: which is better for a machine tool?',
        answer:
          'A machine that you’ll run for fifteen years fits a loan or a $1 buyout: you own it at the end. A 10% option lowers the payment now. Taxes differ, so ask your tax advisor before you choose.',
      },
      {
        question: 'How long can the term be?',
        answer: `From 12 to 60 months in our calculator. Terms over ${String(p.long.months)} months add ${p.long.points === 1 ? 'one percentage point' : `${String(p.long.points)} percentage points`} to the example rate. For a long-lived machine and a longer term, call us: it depends on the review.`,
      },
      {
        question: 'Can I deduct the machine this year?',
        answer:
          'If it’s placed in service by December 31 and used more than 50% for business, Section 179 may let you deduct it, financed or not. Ordered isn’t placed in service: it has to be installed and ready. See the limits on this page and ask your tax advisor.',
      },
      {
        question: 'What if the machine is late?',
        answer:
          'We pay the final invoice only after you sign the acceptance. Don’t sign it before the machine makes good parts. If the builder slips, call us: the first payment follows the acceptance unless your agreement says otherwise.',
      },
      {
        question: 'Can I pay it off early or trade it in?',
        answer:
          'Usually, yes. Your proposal says what applies when you pay early. For a trade-in, ask us for a payoff amount; the dealer pays it from the trade and the lien is released. Read the terms for paying early before you sign.',
      },
    ],
  }),
  closing: {
    heading: 'Quote on the desk?',
    text: (hours: string) => `Apply for the whole cell as one amount. Questions? Call ${hours}.`,
  },
};
