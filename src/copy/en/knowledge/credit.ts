import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const credit = {
  'credit-levels': {
    path: '/#calculator',
    questions: [
      'What credit score do I need?',
      'Do you work with bad credit?',
      'What is the minimum FICO score?',
      'My credit is low, poor or damaged, can I still apply?',
      'Do you accept all credit levels?',
      'Can I get financed with a 580 score?',
      'What are the credit tiers: premium, excellent, good, fair, building?',
      'I was denied or declined by my bank because of my credit',
      'I have collections and old charge-offs, can I still finance?',
    ],
    answer:
      'We consider all credit levels. The tiers in our calculator start at 600, but that isn’t a minimum score. A larger down payment, a co-owner who signs with you or a machine that resells easily can help. Our credit team makes every decision.',
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
      `Browsing this site, using the calculator and chatting don’t affect your credit. We check credit only after you sign the authorization at the end of the application. Call ${f.phone} if you’d like to know which type of inquiry we use.`,
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
      'Most lenders, including us, ask owners to sign a personal guaranty, especially for newer businesses. The application isn’t a guaranty. If we need one, it’s a separate document that you can read before you decide to sign.',
  },
  'co-signer': {
    path: '/credit-application',
    also: ['cosigner'],
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
      'A co-signer is optional. The application has a second signature for a co-owner or another person who signs with you, and that can strengthen it. We never require a spouse to sign just because you’re married.',
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
      'ITIN loan for equipment',
      'Will my ITIN work on the application?',
    ],
    answer:
      'You can apply with an ITIN. Write it where the form asks for an SSN or ITIN. You don’t need an SSN. Have ready your ITIN letter, an ID such as a passport or consular card, 3–6 months of bank statements and your last 2 tax returns. Funding typically takes 5–7 business days after approval.',
  },
  'itin-renewal': {
    path: '/itin',
    also: ['itin-expired'],
    questions: [
      'My ITIN expired, can I still apply?',
      'What if my ITIN is no longer valid?',
      'How do I renew my ITIN?',
      'How long does an ITIN renewal take?',
      'Do you accept an expired ITIN?',
      'My ITIN lapsed, what do I do?',
      'The IRS says my ITIN needs to be renewed',
      'Can I apply while I renew my ITIN?',
      'I have an ITIN, but it is expired',
    ],
    answer: (f) =>
      `Renew your ITIN with the IRS. That takes 7–11 weeks. You can start the renewal and still apply. Call ${f.phone}, and we’ll tell you which steps can move forward.`,
  },
  'immigration-status': {
    path: '/privacy',
    decidedBy: 'immigration',
    also: ['immigration'],
    questions: [
      'Do you ask about my immigration status?',
      'Do I need to be a US citizen or have a green card?',
      'I am undocumented, will you report me to immigration?',
      'Do you share my information with ICE?',
      'Can I apply with DACA or a work permit?',
      'Do you finance immigrants and foreigners?',
      'Does my legal status matter?',
      'Will you call ICE if I apply?',
    ],
    answer: (f) =>
      `Our application doesn’t ask about citizenship or immigration status. It asks for an SSN or ITIN, which is encrypted and used for your application. Our privacy notice explains who may see it and when the law can require us to share it. Questions? Call ${f.phone}.`,
  },
  'equal-credit': {
    path: '/credit-application',
    decidedBy: 'equalcredit',
    also: ['discrimination'],
    questions: [
      'Do you discriminate?',
      'Does my race, religion or nationality matter?',
      'Can women get the same rate?',
      'Does my age or marital status matter?',
      'Can I apply if I receive public assistance?',
      'Would I be denied because I am Black, Hispanic or Asian?',
      'Do you charge women or minorities a higher rate?',
      'I am 70 years old, is that too old for a loan?',
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
      'First purchases are welcome. Our first-time page has a 60-second check with five taps. Nothing leaves your device, no credit is pulled, and you get a checklist. For a first purchase, your credit, experience, equipment and down payment matter most.',
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
      'There’s no strict 2-year rule, so new businesses and startups can apply. For a young business, the owner’s credit, trade experience and down payment matter more. A smaller first deal is easier to say yes to.',
  },
  'approval-odds': {
    path: '/credit-application',
    questions: [
      'What are my chances of getting approved?',
      'Will I be approved?',
      'Am I approved?',
      'Do I qualify for financing?',
      'Can you pre-approve or prequalify me right now?',
      'Would you approve me with a 620 score?',
      'What are the odds you say yes?',
      'Tell me if I will get the loan',
      'Would you turn me down?',
      'Can you approve my application?',
    ],
    answer: (f) =>
      `I can’t approve, decline or pre-qualify anyone, and a credit tier in the calculator doesn’t mean approval. Our credit team decides after reading the whole application, within 24–48 hours. Applying is free. Questions first? Call ${f.phone} (${f.hours}).`,
  },
  bankruptcy: {
    path: '/first-time',
    also: ['credit-levels'],
    questions: [
      'I had a bankruptcy, can I still apply?',
      'Do you finance after a chapter 7?',
      'My chapter 13 is not discharged yet',
      'How long after bankruptcy can I get equipment financing?',
      'I filed for bankruptcy two years ago',
      'Do you work with a discharged bankruptcy?',
      'My old business went bankrupt',
      'Open bankruptcy, is there any chance?',
    ],
    answer: (f) =>
      `A past bankruptcy doesn’t stop you from applying. Have the filing type, the discharge date and what has changed since then ready. Our credit team looks at the whole application and makes the decision. To talk it through first, call ${f.phone}.`,
  },
} satisfies KnowledgeTheme;
