import { alwaysRequired, documentsFor } from '#contract/required-documents.ts';
import type { PricingFacts } from './programs.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';

/** What a deal of this many dollars needs on top of what every deal needs. */
const onTop = (amount: number): string[] =>
  documentsFor(amount * 100)
    .filter((one) => !alwaysRequired.includes(one))
    .map((one) => requiredDocuments[one].name);

export const firstTime = {
  hero: {
    badge: shortPromises.preQualifyHeading,
    heading: ['Finance your', 'first machine'],
    lead: 'New business or first purchase: there’s no strict 2-year rule and no application fee. Find out in 60 seconds which documents you’ll need.',
    stats: [
      { figure: shortPromises.checkFigure, label: 'Eligibility check' },
      {
        figure: shortPromises.preQualifyFigure,
        label: 'To pre-qualify with the credit application, which includes a credit authorization',
      },
      { figure: 'All Credit', label: 'Levels considered' },
    ],
  },
  steps: {
    heading: 'Three steps before you sign an agreement',
    list: [
      {
        title: shortPromises.checkHeading,
        text: 'Five quick questions. Your answers stay on your device and don’t affect your credit.',
        link: 'Start the check',
      },
      {
        title: 'Documentation checklist',
        text: 'The documents for a deal your size, so you only have to gather them once.',
        link: 'See what you need',
      },
      {
        title: 'Personal guidance',
        text: 'A specialist who works with first-time buyers reviews your application and calls you.',
        link: 'Call us',
      },
    ],
  },
  points: (p: PricingFacts) => ({
    heading: 'What matters most on a first deal',
    list: [
      {
        title: 'Your own credit',
        text: `Your business doesn’t have a credit history yet, so yours counts. ${promises.allCredit}`,
      },
      { title: 'Your trade', text: 'Years worked for someone else count as experience. Include them.' },
      { title: 'The machine', text: 'Equipment with strong resale value makes a new business easier to approve.' },
      {
        title: 'The down payment',
        text: `From ${p.down.from} to ${p.down.to} by credit tier in our calculator. Putting more down helps.`,
      },
      { title: 'A right-sized first deal', text: 'Pay the first deal on time, and the next one can be bigger.' },
    ],
  }),
  check: {
    heading: shortPromises.checkHeading,
    lead: 'Five questions. You’ll see your likely credit tier, an example payment and your document checklist, all on your device. It isn’t an approval or an offer.',
    questions: {
      age: {
        label: '1. How long has the business been open?',
        options: { none: 'Not open yet', young: 'Under 2 years', old: '2 years or more' },
      },
      amount: {
        label: '2. How much does the equipment cost?',
        options: { small: 'Under $100,000', medium: '$100,000 to under $500,000', large: '$500,000 or more' },
      },
      score: {
        label: '3. What’s your approximate credit score?',
        atLeast: (score: string) => `${score} or more`,
        low: (score: number) => `Under ${String(score)}, or unknown`,
      },
      number: { label: '4. Do you file taxes with an SSN or an ITIN?', options: { ssn: 'SSN', itin: 'ITIN' } },
      quote: { label: '5. Do you have a quote?', options: { yes: 'Yes', no: 'Not yet' } },
    },
    result: {
      heading: 'Your result',
      wait: 'Answer all five questions to see your tier, an example payment and your list.',
      listHeading: 'Your document checklist',
      example: {
        tier: (name: string, scores: string) => `Likely credit tier: ${name} (${scores})`,
        low: (score: number) => `Under ${String(score)} or unknown: call us first`,
        aMonth: 'a month',
        terms: (p: { price: string; months: number; rate: string; down: string }) =>
          `Example: ${p.price} of equipment over ${String(p.months)} months, ${p.down} down, ${p.rate} APR. Estimate at our calculator’s rates, subject to credit approval.`,
        improve: {
          upper: 'A larger down payment lowers it. A shorter term costs less in total.',
          lower: (p: { score: number; payment: string }) =>
            `A larger down payment and 6 months of bank statements help. At a score of ${String(p.score)} and the same down payment, it is ${p.payment} a month.`,
          low: 'Our calculator starts at the building tier, so this example uses its rate. What can help: more down, a co-owner’s guaranty, or a smaller machine.',
        },
        change: 'Use your own price',
      },
      always: [requiredDocuments.owner_id.name, requiredDocuments.bank_letter.name],
      items: {
        'age-none': ['Formation documents or registration', 'A one-page summary of your experience'],
        'age-young': ['Registration of the business', 'Fewer months of bank statements? Send those you have.'],
        'age-old': ['Registration of the business, with the date it was established'],
        'amount-small': onTop(50_000),
        'new-medium': ['Personal bank statements, 6 months', 'Personal tax returns'],
        'new-large': ['Personal tax returns', 'Debt schedule', 'Personal financial statement', 'Company resolution'],
        'amount-medium': onTop(250_000),
        'amount-large': onTop(750_000),
        'number-ssn': ['SSN for the credit check, optional in the application and stored encrypted'],
        'number-itin': ['IRS ITIN letter (no SSN needed)', 'Proof of your home address', 'Your last 2 tax returns'],
        'quote-yes': ['The quote, with make, model, year, serial number and price'],
        'quote-no': ['A quote from the seller: ask for make, model, year, serial number and price'],
      } satisfies Record<string, string[]>,
      note: 'Write the business name the same way on every document. A credit specialist makes every decision. This checklist isn’t an approval, an offer or a denial.',
      print: 'Print this list',
      apply: 'Start Your Application',
      call: 'Not ready? Call us:',
      callBack: 'or we’ll call you',
    },
  },
  needs: {
    heading: 'What you need',
    list: [
      {
        title: 'Business info',
        items: [
          'Legal name, address, phone',
          'Type of company and date it was established',
          'Federal tax ID, if there is one',
          requiredDocuments.bank_letter.name,
          'Bank statements of the last 3 months, or those you have so far',
        ],
      },
      {
        title: 'Equipment details',
        items: [
          'Seller’s quote, with make, model, year, serial number and price',
          'New or used',
          'Where it will work and what it will earn',
        ],
      },
      {
        title: 'Personal background',
        items: [
          'Photo ID of each owner with 20% or more',
          'SSN or ITIN',
          'Years of experience in the trade',
          'Home address and phone',
          'Other debts (estimates are fine)',
        ],
      },
    ],
  },
  stories: {
    heading: 'First-time buyer stories',
    list: [
      {
        quote:
          'We’d been open eight months. They asked about my eleven years as an operator, told me which statements to send, and the skid steer was on site the next week.',
        name: 'Jerome S.',
        business: 'Site prep contractor, Georgia',
        equipment: 'Skid steer, used',
      },
      {
        quote:
          'I printed the checklist and brought everything at once. Someone called the same afternoon with two questions, and that was it.',
        name: 'Ana R.',
        business: 'Neighborhood bakery, Texas',
        equipment: 'Three-deck oven',
      },
    ],
  },
  machines: {
    heading: 'Payment examples for a first machine',
    lead: 'Five first purchases, with payments drawn to one scale. Choose one to change its price, term or credit tier.',
    names: {
      miniExcavator: 'Mini excavator',
      pizzaKitchen: 'Pizza oven and mixer',
      skidSteer: 'Skid steer',
      mill: 'Vertical machining center',
      bucket: 'Bucket truck',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'Experience',
        text: 'Tell us your years in the trade, as an owner or an employee, and any contract you’ve won.',
      },
      {
        term: 'Documents',
        text: 'One short list covers a purchase under $100,000. Above that we ask for more, and the check above creates your list.',
        link: { to: '#needs', text: 'See what you need' },
      },
    ],
  },
  questions: (p: PricingFacts) => ({
    heading: 'First-time equipment financing: ten answers',
    list: [
      {
        question: 'Can a startup get equipment financing?',
        answer:
          'Yes, a startup can apply; there’s no strict 2-year rule. Because the business has no record, we look at your credit, your experience, the machine and the down payment. A contract or a letter from a customer helps.',
      },
      {
        question: 'What credit score do I need?',
        answer:
          'We consider all credit levels. The calculator’s tiers start at 600, but that isn’t a minimum. With a lower score, a larger down payment, a co-owner who signs, or a smaller machine can make the difference. Call us before you give up.',
      },
      {
        question: 'How much do I need to put down?',
        answer: `Our calculator starts with ${p.down.from} to ${p.down.to}, depending on your credit tier, and you can go up to ${p.down.most}. On a first deal, more is better: it lowers the payment and shows that you have a stake in the machine.`,
      },
      {
        question: 'Does the 60-second check affect my credit?',
        answer: `No. It runs in your browser, sends nothing and asks for no name. It ends in a checklist. ${promises.creditCheck}`,
      },
      {
        question: 'Do I have to sign a personal guaranty?',
        answer:
          'Most lenders, including us, ask owners for one, especially in a new business. The application isn’t a guaranty. If we need one, it’s a separate document that you can read, and show to a lawyer, before you sign.',
      },
      {
        question: 'I have no EIN yet. Can I apply?',
        answer:
          'Yes. The EIN field is optional, and so is the date the business was established. Before we fund, the business has to exist and have a bank account in its name. An EIN from the IRS is free.',
      },
      {
        question: 'New or used for a first machine?',
        answer:
          'Used costs less and makes a smaller payment; new comes with a warranty and fewer surprises. We finance both. Choose a common model that resells well, and get an inspection if it’s used.',
      },
      {
        question: 'Can my spouse or partner sign with me?',
        answer:
          'A co-owner or another person who applies with you can sign, and that can strengthen the application. We never require a spouse to sign just because you’re married.',
      },
      {
        question: 'What if I’m declined?',
        answer:
          'You get a written notice that gives the reasons or explains how to ask for them. Often the fix is concrete: more down, a co-signer, three more months of statements, or a smaller machine. You can apply again at any time.',
      },
      {
        question: 'What does it cost besides the payment?',
        answer: `${promises.noFee} Plan for the down payment, sales tax, insurance and delivery. If your deal has a document fee or a deposit, the written proposal lists it before you sign. The calculator shows interest, not taxes or fees.`,
      },
    ],
  }),
  closing: {
    heading: 'Ready to pre-qualify?',
    text: (hours: string) => `It takes about 5 minutes. Have questions first? Call ${hours}. ${promises.preQualify}`,
  },
};
