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
      `In our calculator, base rates run from ${f.rateFrom} to ${f.rateTo} a year by credit tier. Longer terms and small amounts add to that. It’s a planning estimate, not an offer. Your proposal shows your actual rate.`,
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
      'APR is the yearly cost of the money, based on the exact payments you make. Without fees it equals the interest rate. Fees raise it. Our calculator shows both and how they’re computed.',
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
      `In our calculator, minimum down payments range from ${f.downFrom} to ${f.downTo} by credit tier, and you can put down up to ${f.downMost}. We confirm the exact amount, and whether a trade-in counts, when we review your application.`,
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
      `Our calculator offers terms from 12 to ${String(f.months)} months, up to ${String(f.buildingMonths)} in the building tier. Trucks usually run 48–60 months. A term over 48 months adds a little to the rate.`,
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
      'We finance new and used equipment from $10,000 to $2,000,000. We confirm the amount for your business when we review your application.',
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
      'There’s no application fee. If your deal has a document fee or a deposit, your written proposal lists it before you sign. We’re a direct lender: our own team reviews your application and funds approved deals. In some deals another funding source takes part in the decision. It receives only what it needs to decide.',
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
      'If I buy before the end of the year, can I still deduct it?',
      'Does the machine have to be in service by December 31?',
      'My accountant says I can expense the full price this year',
      'How much tax can I save by buying before year end?',
      'Do I get the deduction even when I have made only one payment?',
    ],
    answer: (f) =>
      `Section 179 lets many businesses deduct equipment in the year it’s placed in service, financed or not. Limits apply: business income, more than 50% business use, new or new to you. Our calculator shows ${f.section179Share} of the value as an illustration and lists this year’s limits. Your tax advisor can tell you what applies to you.`,
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
      `Your written proposal says what applies if you pay early, so read that line before you sign. For a payoff amount on an existing agreement, call ${f.phone} (${f.hours}).`,
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
      `Our programs are for buying equipment. Whether we can refinance a machine, buy out another lender or do a sale-leaseback depends on our review. Call ${f.phone} with the machine, its age and the balance you owe.`,
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
      'Often, subject to approval. Freight, rigging, installation, start-up and tooling can go on the same agreement. Ask the seller to list them separately on the quote. The calculator doesn’t include them or sales tax.',
  },
  'lowest-cost': {
    path: '/#calculator',
    questions: [
      'What is the cheapest option?',
      'What is the lowest payment you can do?',
      'How do I get a smaller monthly payment?',
      'Which term is the least expensive?',
      'What is the cheapest way to finance a machine?',
      'Is that the lowest payment?',
      'How can I pay less in total?',
      'Does a longer term cost me more?',
    ],
    answer:
      'A longer term lowers the monthly payment and raises the total interest. A shorter term costs the least in total. A larger down payment lowers both. The calculator shows the payment and the total cost side by side.',
  },
  calculator: {
    path: '/#calculator',
    questions: [
      'Do you have a calculator?',
      'Where is the payment calculator?',
      'Can I run the numbers myself?',
      'Is there a calculator on the site?',
      'Show me the calculator',
      'How do I use the calculator?',
      'I want to try different numbers',
      'Link to the calculator',
    ],
    answer:
      'The payment calculator is on the home page. Set the price, down payment, term and credit tier, and the payment, APR and total cost follow. It can also email you the figures. Or give me a price here and I’ll estimate the payment.',
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
      `They use different assumptions. The payment calculator subtracts a down payment and uses the rate for your tier, term and amount. The AI recommendation uses no down payment and a fixed ${f.recommendationRate}. The tax figures differ too: ${f.section179Share} in the calculator, ${f.savingsShare} in the recommendation. Only a written proposal counts.`,
  },
  bargaining: {
    path: '/#calculator',
    questions: [
      'Can you beat the rate my bank gave me?',
      'Will you match another lender?',
      'Can you lower the rate?',
      'Is the rate negotiable?',
      'What is the best deal you can do for me?',
      'Can I get a discount?',
      'Can you come down on the interest?',
      'Another lender offered me less',
      'Give me a better rate',
    ],
    answer: (f) =>
      `I can’t change or negotiate a rate here. A larger down payment, a shorter term or a co-signer can lower the cost. If you have another offer, send it to our team: ${f.phone} or ${f.email}. Your written proposal shows your actual terms.`,
  },
  'below-minimum': {
    path: '/#calculator',
    also: ['amount-range'],
    questions: [
      'I only need 5,000 dollars',
      'Can you finance less than 10,000?',
      'Is 8,000 too small for you?',
      'I need a small loan under 10k',
      'My machine costs 6,000, can you do that?',
      'Do you do small amounts?',
      'Below your minimum, what can I do?',
      'Just a few thousand for a tool',
    ],
    answer: (f) =>
      `Our minimum is $10,000. Installation, freight, attachments and other machines can count, so a total of $10,000 or more on one quote works. To check yours, call ${f.phone} (${f.hours}).`,
  },
} satisfies KnowledgeTheme;
