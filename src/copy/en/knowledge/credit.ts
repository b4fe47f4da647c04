import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const credit = {
  'credit-levels': {
    path: '/#calculator',
    questions: [
      'What credit score do I need?',
      'Do you work with bad credit?',
      'What is the minimum FICO score?',
      'My credit is low, poor or damaged, can I still apply?',
      'I had a bankruptcy, collections or late payments, can I still finance?',
      'Do you accept all credit levels?',
      'Can I get financed with a 580 score?',
      'What are the credit tiers: premium, excellent, good, fair, building?',
      'I was denied or declined by my bank because of my credit',
    ],
    answer:
      'We look at every application, whatever the score. The tiers of our calculator start at a score of 600, but that is no cut-off. A larger down payment, a co-owner who signs with you or a machine that sells easily can help a weaker file. A person decides.',
  },
  'credit-pull': {
    path: '/credit-application',
    questions: [
      'Is it a hard pull or a soft pull?',
      'Will applying hurt my credit score?',
      'When do you run my credit?',
      'Do you check my credit report with the bureaus?',
      'Is there a hard inquiry?',
      'Can I get prequalified without a credit check?',
      'Does the calculator affect my credit?',
      'How many credit inquiries will show up, will it ding my score?',
    ],
    answer: (f) =>
      `Reading these pages, the calculator and this chat pull nothing. Credit is checked only after you sign the authorization at the end of the application. Which kind of inquiry it will be, our staff tells you before: ${f.phone}.`,
  },
  'personal-guaranty': {
    path: '/credit-application',
    questions: [
      'Do I have to sign a personal guaranty?',
      'Is a personal guarantee required?',
      'Do I personally guarantee the loan?',
      'Can I finance with only my EIN, without a PG?',
      'Corp only, no personal liability',
      'Who has to sign as guarantor?',
      'Do all the owners have to guarantee?',
      'Am I on the hook if the business cannot pay?',
    ],
    answer:
      'Most lenders, including us, ask owners to sign a personal guaranty, especially for newer businesses. The application itself is not a guaranty: if we need one, it is a separate document you can read before you decide to sign.',
  },
  'co-signer': {
    path: '/credit-application',
    questions: [
      'Can I add a co-signer?',
      'Can my partner or brother sign with me?',
      'Does a cosigner help?',
      'My wife has better credit, can she be on the application?',
      'Do I need someone to cosign?',
      'Is my spouse required to sign?',
      'Can a second owner apply together with me?',
      'Joint application with two signers',
    ],
    answer:
      'A co-signer is optional: the application has a second signature for a co-owner or another person who signs with you, and that can strengthen a file. A spouse never has to sign just for being a spouse.',
  },
  itin: {
    path: '/itin',
    questions: [
      'Can I apply with an ITIN?',
      'I do not have a social security number',
      'Do you finance without SSN?',
      'I pay taxes with an ITIN number, can I get a loan?',
      'What papers do you need from an ITIN holder?',
      'Can I use my passport, matricula or consular ID?',
      'No social, only tax id, do I qualify for equipment financing?',
    ],
    answer:
      'You can apply with an ITIN: write it where the form asks for SSN or ITIN; no SSN is needed. Have your ITIN letter, an ID such as a passport or consular card, 3–6 months of bank statements and the last 2 tax returns ready. Funding takes 5–7 business days after approval.',
  },
  'itin-renewal': {
    path: '/itin',
    questions: [
      'My ITIN expired, can I still apply?',
      'What if my ITIN is no longer valid?',
      'How do I renew my ITIN?',
      'How long does an ITIN renewal take?',
      'Do you accept an expired ITIN?',
    ],
    answer: (f) =>
      `Renew your ITIN with the IRS; that takes 7–11 weeks. You can start the renewal and still apply. Call ${f.phone}, and we’ll tell you which steps can move forward.`,
  },
  'immigration-status': {
    path: '/privacy',
    decidedBy: 'immigration',
    questions: [
      'Do you ask about my immigration status?',
      'Do I need to be a US citizen or have a green card?',
      'I am undocumented, will you report me to immigration?',
      'Do you share my information with ICE?',
      'Can I apply with DACA or a work permit?',
      'Do you finance immigrants and foreigners?',
    ],
    answer: (f) =>
      `Our application doesn’t ask about citizenship or immigration status. It asks for an SSN or ITIN, which is encrypted and used for your application. Our privacy notice explains who may see it and when the law can require us to share it. Questions? Call ${f.phone}.`,
  },
  'equal-credit': {
    path: '/credit-application',
    decidedBy: 'equalcredit',
    questions: [
      'Do you discriminate?',
      'Does my race, religion or nationality matter?',
      'Can women get the same rate?',
      'Does my age or marital status matter?',
      'Can I apply if I receive public assistance?',
    ],
    answer: (f) =>
      `In a credit decision, we don’t consider race, color, religion, national origin, sex, marital status, age (if you can legally sign a contract) or whether your income is public assistance. The Equal Credit Opportunity Act prohibits it. If something seems unfair, call ${f.phone}.`,
  },
  'first-time-buyers': {
    path: '/first-time',
    questions: [
      'I have never financed equipment before',
      'This is my first machine',
      'Do you help first time buyers?',
      'First truck ever, where do I begin?',
      'I have no comparable credit or borrowing history',
      'What is the 60-second eligibility check?',
      'Can a first-time owner-operator get financing?',
      'Buying my first piece of equipment',
    ],
    answer:
      'First purchases are welcome. The page below has a 60-second check with five taps: nothing leaves your device, no credit is pulled, and you get a checklist. A first file leans on your own credit, your years in the trade, the machine and the down payment.',
  },
  startups: {
    path: '/first-time',
    questions: [
      'Do you finance startups?',
      'My business is new, less than two years old',
      'How long do I have to be in business?',
      'I just opened my LLC a few months ago',
      'What is the time in business requirement?',
      'Can a brand new company get financed?',
      'We opened six months ago, can we apply?',
      'Two years in business rule',
      'I am starting a company and need equipment',
    ],
    answer:
      'There is no strict 2-year rule: young businesses and startups can apply. The review then leans more on the owner: credit, experience in the trade and down payment. A smaller first deal is easier to say yes to.',
  },
} satisfies KnowledgeTheme;
