import { promises } from './promises.ts';

/** Title (the company's name follows it), description and keywords of each page; `name` is what menu, footer and breadcrumbs call it. */
export const pages = {
  home: {
    name: 'Home',
    title: 'Equipment financing from $10K to $2MM',
    description: `New and used equipment financing for US businesses, $10,000 to $2,000,000. All credit levels considered, no application fee. ${promises.decisionShort}`,
    keywords: 'equipment financing, equipment loan, construction equipment financing, used equipment financing',
  },
  construction: {
    name: 'Construction',
    title: 'Construction equipment financing',
    description: `Finance new and used excavators, skid steers, dozers and loaders: payment examples, how to qualify, seasonal payments. ${promises.decisionShort}`,
    keywords: 'construction equipment financing, excavator financing, skid steer financing, used heavy equipment loans',
  },
  foodBeverage: {
    name: 'Food & Beverage',
    title: 'Food and beverage equipment financing',
    description: `Finance restaurant, bakery and food plant equipment with freight and installation: payment examples and how to qualify. ${promises.decisionShort}`,
    keywords:
      'restaurant equipment financing, food equipment financing, bakery equipment financing, packaging line financing, CIP system financing',
  },
  manufacturing: {
    name: 'Manufacturing',
    title: 'Manufacturing equipment financing',
    description:
      'Finance CNC machines, robots, compressors and inspection with tooling included: payment examples, step-up payments, builder paid directly.',
    keywords: 'manufacturing equipment financing, CNC machine financing, robot financing, machine tool loans',
  },
  vocationalTrucks: {
    name: 'Vocational Trucks',
    title: 'Vocational truck financing',
    description:
      'Finance bucket, boom and crane trucks and service bodies, usually over 48–60 months, for owner-operators and fleets. See payments and what to send.',
    keywords:
      'bucket truck financing, owner operator truck financing, crane truck financing, digger derrick financing, service truck loans',
  },
  firstTime: {
    name: 'First-Time Buyers',
    title: 'First-time equipment financing',
    description:
      'Startup or first purchase: a 60-second check, a document checklist, payment examples and ten answers. No strict 2-year rule, no application fee.',
    keywords: 'first time equipment financing, startup equipment loan, new business equipment financing',
  },
  itin: {
    name: 'ITIN Financing',
    title: 'ITIN equipment financing',
    description:
      'Equipment financing with an ITIN, no SSN required: documents, payment examples, how long it takes and what to do if your ITIN expired.',
    keywords: 'ITIN equipment financing, ITIN business loan, equipment loan without SSN',
  },
  partner: {
    name: 'Partners',
    title: 'Equipment dealer financing program',
    description: `For equipment dealers: a monthly payment on every quote and one link for your customer. ${promises.dealerStructures}`,
    keywords: 'equipment dealer financing program, vendor financing, dealer portal',
  },
  caseFoodBeverage: {
    name: 'Case study: bakery line',
    title: 'Case study: a bakery line on one agreement',
    description: 'Sample case: tunnel oven, depanner and packaging on one seasonal agreement.',
    keywords: 'bakery equipment case study, tunnel oven financing',
  },
  caseManufacturing: {
    name: 'Case study: CNC cell',
    title: 'Case study: a three-machine CNC cell',
    description:
      'Sample case: $620K over 60 months with step-up payments, approved in 3 days and funded in 7: 22% more throughput 90 days after acceptance.',
    keywords: 'CNC financing case study, step-up payments, Section 179',
  },
  caseVocationalTrucks: {
    name: 'Case study: six trucks',
    title: 'Case study: a fleet of six trucks',
    description:
      'Sample case: $485K for six trucks: 10% down, 60 months, payments higher from April to November, approved in 3 days.',
    keywords: 'truck fleet financing case study, seasonal payments',
  },
  application: {
    name: 'Credit application',
    title: 'Credit application',
    description:
      'Apply for equipment financing on one page, in English or Spanish. No application fee. Sensitive numbers are encrypted at rest.',
    keywords: 'equipment financing application, apply for equipment financing',
  },
  privacy: {
    name: 'Privacy notice',
    title: 'Privacy notice',
    description: 'What we collect, why, how long we keep it, and how to see, correct or remove it.',
    keywords: 'privacy notice',
  },
  about: {
    name: 'About and contact',
    title: 'About us and contact',
    description:
      'A direct equipment lender: phone, email, hours, address, the people you talk to, and how to complain.',
    keywords: 'equipment finance company contact, direct equipment lender, equipment lender phone number',
  },
  howItWorks: {
    name: 'How it works',
    title: 'How equipment financing works',
    description:
      'From the seller’s quote to delivery: the steps, who moves next, the documents by deal size, and what happens to your credit.',
    keywords: 'how equipment financing works, equipment loan process, documents for equipment financing',
  },
  glossary: {
    name: 'Equipment finance explained',
    title: 'Equipment finance explained',
    description:
      'APR, down payment, soft costs, $1 buyout, 10% purchase option, guaranty, lien and Section 179 in plain English, with one machine worked out.',
    keywords: 'equipment finance glossary, $1 buyout lease, 10% purchase option, equipment lease or loan',
  },
  accessibility: {
    name: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How we build this site to WCAG 2.2 AA, what still falls short, and how to tell us about a barrier.',
    keywords: 'accessibility statement, WCAG 2.2',
  },
  terms: {
    name: 'Terms of use',
    title: 'Terms of use of this website',
    description:
      'What the estimates on this site are and aren’t, how the assistant may be used, and what applies to an application.',
    keywords: 'terms of use, equipment financing website',
  },
  payment: {
    name: 'Make a Payment',
    title: 'Make a Payment',
    description: 'Make a payment by card on our processor’s secure page, or by phone.',
    keywords: 'make a payment, equipment loan payment, pay equipment financing',
  },
  paymentFinish: {
    name: 'Payment status',
    title: 'Payment status',
    description: 'The result that the payment processor reported.',
    keywords: '',
  },
  verify: {
    name: 'Verify a signed copy',
    title: 'Verify a signed copy',
    description: 'Verify that a signed application copy is authentic, without showing what it says.',
    keywords: '',
  },
  upload: {
    name: 'Document Upload',
    title: 'Document Upload',
    description: 'For customers who were asked for documents: send them from a phone or a computer.',
    keywords: '',
  },
  findStatus: {
    name: 'Check your application',
    title: 'Check your application',
    description: 'For applicants: enter your email address, and we’ll send you the link to your application again.',
    keywords: '',
  },
  status: {
    name: 'Your application',
    title: 'Your application',
    description: 'For applicants: follow your application and send the requested documents.',
    keywords: '',
  },
  notFound: {
    name: 'Page Not Found',
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    keywords: '',
  },
};
