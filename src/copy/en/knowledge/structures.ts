import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const structures = {
  'seasonal-payments': {
    path: '/#calculator',
    questions: [
      'Do you offer seasonal payments?',
      'My work slows down in winter, can I pay less then?',
      'Can I skip payments in the off season?',
      'Lower payments from December to March',
      'We only have income in summer',
      'Skip months program for landscaping, paving or snow',
      'Payments that follow my harvest or busy season',
      'No payments in the slow months',
    ],
    answer:
      'Payments can follow your season: for example, higher payments from April to November and smaller ones, or none, in the cold months. Interest keeps accruing, so the other payments are higher. Compare both in the calculator.',
  },
  'step-payments': {
    path: '/#calculator',
    questions: [
      'Can payments start low and go up later?',
      'Do you have step-up payments?',
      'What is a step payment plan?',
      'Smaller payments at the beginning while production ramps up',
      'Increase the payment every year',
      'Step-down payments',
      'Ramp up structure for a new line',
      'Graduated payments that grow with my revenue',
    ],
    answer:
      'With step-up payments the first year is lower, and each later year is 10% higher in our calculator. That suits a machine that needs time to ramp up. The calculator shows the total cost too.',
  },
  'deferred-payments': {
    path: '/#calculator',
    questions: [
      'Can I defer the first payment?',
      'Do you have 90 days no payments?',
      'When is my first payment due?',
      'Can I start paying after three months?',
      'Is there a grace period at the start?',
      'Buy now pay later for equipment',
      'Delay payments until the machine is installed',
      'Three payments of 99 dollars first',
    ],
    answer:
      'You can ask to defer payments for 90 days, so the first payment is due in month 4 and the term is extended by 3 months. Interest accrues from the start, so payments are a little higher. The calculator also shows three small payments at the beginning.',
  },
  'payment-frequency': {
    path: '/#calculator',
    decidedBy: 'weeklypayment',
    questions: [
      'Can I make weekly payments?',
      'Do you take biweekly payments?',
      'Can I pay every two weeks?',
      'What would the weekly payment be?',
      'Are payments monthly or weekly?',
      'I get paid every week, can I pay that way?',
      'Can I pay twice a month?',
      'Quarterly or yearly payments',
    ],
    answer:
      'Payments are due once a month. They can also follow your season, start low or start later. The calculator shows each of these with its total cost.',
  },
  'residual-buyout': {
    path: '/#calculator',
    questions: [
      'Do I own the equipment at the end?',
      'What is a $1 buyout?',
      'What happens at the end of the lease?',
      'Is there a balloon or residual?',
      'FMV lease or 10% purchase option',
      'Is it a loan or a lease?',
      'Can I return the machine when the lease is over?',
      'Lease to own, who owns the title at the end?',
    ],
    answer:
      'It depends on the structure. With a level loan or a $1 buyout, the machine is yours at the end. With a 10% purchase option, payments are lower and you pay 10% of the price to own it. Compare them in the calculator; your proposal shows which one you have.',
  },
} satisfies KnowledgeTheme;
