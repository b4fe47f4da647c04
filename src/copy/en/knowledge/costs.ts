import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const costs = {
  'interest-rates': {
    path: '/#calculator',
    questions: [
      'What are your interest rates?',
      'What rate do you charge?',
      'How much interest would I pay?',
      'What is your lowest rate?',
      'Rates for good credit',
      'Are your rates fixed or variable?',
      'Why is the rate so high?',
      'How is my rate decided?',
      'What percent interest on equipment loans?',
    ],
    answer: (f) =>
      `In our calculator the tiers start between ${f.rateFrom} and ${f.rateTo} a year; a longer term or a small amount adds to that. This is an estimate for planning, no offer: your own rate stands in your proposal, after review.`,
  },
  'apr-meaning': {
    path: '/#calculator',
    questions: [
      'What does APR mean?',
      'What is the difference between APR and interest rate?',
      'Is that the APR or the rate?',
      'Explain annual percentage rate',
      'Does the APR include fees?',
      'How do you compute the APR?',
      'Why is the APR higher than the rate?',
      'What is a rate factor, factor rate or money factor?',
    ],
    answer:
      'The APR is the yearly cost of the money, worked out over exactly the payments that you make. Without fees it equals the rate; a fee that comes out of the proceeds raises it. Our calculator shows both and says how they are computed.',
  },
  'down-payment': {
    path: '/#calculator',
    questions: [
      'How much do I have to put down?',
      'What is the minimum down payment?',
      'Do you require money down?',
      'Can I get zero down or no money down financing?',
      'Can I use my trade-in as the down payment?',
      'What percent down payment with fair credit?',
      'Do you need a deposit upfront?',
      'Can I put more down to lower my payment?',
    ],
    answer: (f) =>
      `In our calculator the least down payment runs from ${f.downFrom} to ${f.downTo}, by credit tier, and you may go up to ${f.downMost}. What your deal needs, and whether a trade-in counts, is settled in the review.`,
  },
  terms: {
    path: '/#calculator',
    questions: [
      'How long are your terms?',
      'What is the longest term you offer?',
      'How many months can I finance?',
      'Can I spread it over five years?',
      'Do you offer 72 or 84 months?',
      'What terms are available for a loan?',
      'Shortest term, 12 months or one year?',
      'How many years do I have to pay it back?',
    ],
    answer: (f) =>
      `Our calculator offers terms from 12 to ${String(f.months)} months; for the building tier the longest is ${String(f.buildingMonths)}. Trucks usually run 48–60 months. A term over 48 months adds a little to the rate.`,
  },
  'amount-range': {
    path: '/',
    questions: [
      'What is the minimum and maximum amount you finance?',
      'How much money can I borrow?',
      'How much can I get financed for?',
      'Smallest loan size, is it too small for you?',
      'Do you do deals over one million dollars?',
      'Is there a limit on the loan amount?',
      'Biggest deal you can do',
      'How low or how high do you go?',
    ],
    answer:
      'We finance equipment from $10,000 to $2,000,000, new and used. What fits your business is settled in the review of your file.',
  },
  fees: {
    path: '/#calculator',
    questions: [
      'Are there any fees?',
      'Is there an application fee?',
      'What does it cost to apply?',
      'Any hidden costs, closing costs or doc fees?',
      'Do you charge an origination or documentation fee?',
      'Do I have to pay something upfront before approval?',
      'Do you charge a broker commission?',
      'What other charges are there besides the payment?',
    ],
    answer:
      'Applying costs nothing. If a deal carries a document fee or a deposit, your written proposal names it before you sign. We’re a direct lender: our own team reviews your application and funds approved deals. If another funding source takes part, it receives only what it needs to decide.',
  },
  'section-179': {
    path: '/#calculator',
    questions: [
      'What is Section 179?',
      'Can I write off the equipment on my taxes?',
      'What are the tax benefits of financing?',
      'Is financed equipment tax deductible?',
      'What is the deduction limit this year?',
      'Does bonus depreciation apply to used machines?',
      'How does the 179 deduction work?',
      'Can I deduct the whole machine in the first year?',
      'Tax write-off savings',
    ],
    answer: (f) =>
      `Section 179 lets many businesses deduct equipment in the year it is placed in service, financed or not, within limits: business income, more than 50% business use, new or new to you. Our calculator shows ${f.section179Share} of the value as an illustration and lists the limits of the tax year. What applies to you, only your tax advisor can say.`,
  },
  'early-payoff': {
    path: '/#calculator',
    questions: [
      'Can I pay it off early?',
      'Is there a prepayment penalty?',
      'Can I make extra payments toward the principal?',
      'How do I get a payoff amount?',
      'Do I save interest if I pay ahead?',
      'What if I sell the machine before the loan ends?',
      'Payoff letter or payoff quote',
      'Pay down the balance faster',
    ],
    answer: (f) =>
      `Your written proposal states what applies if you pay early, so read that line before you sign. For a payoff figure on a running agreement call ${f.phone} (${f.hours}).`,
  },
  refinance: {
    path: '/credit-application',
    questions: [
      'Can I refinance a machine I already own?',
      'Do you do sale-leaseback?',
      'I want to lower the payment on my current equipment loan',
      'Can you buy out my loan with another lender?',
      'Can I get cash out of my equipment or use it as collateral?',
      'Consolidate several equipment loans into one',
      'My equipment is paid off, can I borrow against it?',
      'Refi my truck',
      'Do you offer working capital or a cash loan?',
    ],
    answer: (f) =>
      `Our programs are made for buying equipment. Whether a refinance, a buyout of another lender or a sale-leaseback is possible depends on the review: call ${f.phone} with the machine, its age and what is still owed.`,
  },
  'soft-costs': {
    path: '/food-beverage',
    questions: [
      'Can I include delivery and installation?',
      'Do you finance soft costs?',
      'Can freight, rigging and training be rolled into the loan?',
      'Can sales tax be financed in the payment?',
      'Will you cover attachments, software or warranty?',
      'Can setup and shipping be part of it?',
      'Roll in the installation of the machine',
      'Is the extended warranty or service plan included?',
    ],
    answer:
      'Often yes, as far as the review allows: freight, rigging, installation, start-up and tooling can go on the same agreement. Have the quote list them on their own lines. The calculator leaves them and sales tax out.',
  },
  'calculator-difference': {
    path: '/#calculator',
    questions: [
      'Why do the two calculators show different payments?',
      'The AI calculator and the payment calculator give different numbers',
      'Why is the estimate not the same as my proposal?',
      'Which calculator is right?',
      'How does the calculator compute the payment?',
      'What is included in the calculator estimate?',
      'Why did the recommendation show a higher payment than the slider?',
      'Is the calculator accurate?',
      'Tax savings are not the same in both tools',
    ],
    answer: (f) =>
      `They rest on different assumptions. The payment calculator takes off a down payment and uses the rate of your tier, term and amount; the AI recommendation takes no down payment and one fixed ${f.recommendationRate}. Tax figures differ too: ${f.section179Share} there, ${f.savingsShare} here. Each prints its assumptions, and only a written proposal counts.`,
  },
} satisfies KnowledgeTheme;
