/** Title (the company's name follows it), description and keywords of each page; `name` is what menu, footer and breadcrumbs call it. */
export const pages = {
  home: {
    name: 'Home',
    title: 'Equipment financing from $10K to $2MM',
    description:
      'New and used equipment for US businesses: $10,000 to $2,000,000, approval in 24–48 hours, all credit levels, no application fee.',
    keywords: 'equipment financing, equipment loan, construction equipment financing, used equipment financing',
  },
  construction: {
    name: 'Construction',
    title: 'Construction equipment financing',
    description:
      'Excavators, skid steers, dozers, loaders, cranes and forklifts, new or used: $10,000 to $2,000,000, approval in 24–48 hours, seasonal payments.',
    keywords: 'construction equipment financing, excavator financing, skid steer financing, used heavy equipment loans',
  },
  foodBeverage: {
    name: 'Food & Beverage',
    title: 'Food and beverage equipment financing',
    description:
      'Ovens, mixers, conveyors, depanners, CIP, packaging and inspection on one agreement, with freight and start-up. Approval in 24–48 hours.',
    keywords: 'food equipment financing, bakery equipment financing, packaging line financing, CIP system financing',
  },
  manufacturing: {
    name: 'Manufacturing',
    title: 'Manufacturing equipment financing',
    description:
      'CNC, robots, compressors, material handling and inspection with bundled tooling. Approvals in days, vendor paid directly, step-up payments.',
    keywords: 'manufacturing equipment financing, CNC machine financing, robot financing, machine tool loans',
  },
  vocationalTrucks: {
    name: 'Vocational Trucks',
    title: 'Vocational truck financing',
    description:
      'Boom, bucket and crane trucks, digger derricks and service bodies: terms of 48–60 months, closed in 5–10 business days.',
    keywords: 'bucket truck financing, crane truck financing, digger derrick financing, service truck loans',
  },
  firstTime: {
    name: 'First-Time Buyers',
    title: 'First-time equipment buyers',
    description:
      'A 60-second check on your own device, a checklist of papers, and a person to call. No strict 2-year rule, no application fee.',
    keywords: 'first time equipment financing, startup equipment loan, new business equipment financing',
  },
  itin: {
    name: 'ITIN Financing',
    title: 'ITIN equipment financing',
    description:
      'Equipment financing with an ITIN, no SSN required: which papers, how long it takes, and what happens when the number has lapsed.',
    keywords: 'ITIN equipment financing, ITIN business loan, equipment loan without SSN',
  },
  partner: {
    name: 'Partners',
    title: 'Equipment dealer financing program',
    description:
      'For equipment dealers: structures within 24 hours, the payment on your quote, a portal that says what is missing and who moves next.',
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
      'Sample case: $620K over 60 months with step-up payments: 22% more throughput, results in 90 days, approved in 3 days and funded in 7.',
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
      'Apply for equipment financing in minutes. No application fee. Sensitive numbers are encrypted at rest.',
    keywords: 'equipment financing application, apply for equipment financing',
  },
  privacy: {
    name: 'Privacy notice',
    title: 'Privacy notice',
    description: 'What we collect, why, how long we keep it, and how to see, correct or remove it.',
    keywords: 'privacy notice',
  },
  payment: {
    name: 'Make a Payment',
    title: 'Make a Payment',
    description:
      'Pay by card at our card processor, by phone or by e-mail. The amount and the card are typed there, never here.',
    keywords: 'make a payment, equipment loan payment, pay equipment financing',
  },
  paymentFinish: {
    name: 'After the payment',
    title: 'After the payment',
    description: 'What the payment processor has reported.',
    keywords: '',
  },
  verify: {
    name: 'Check a signed copy',
    title: 'Check a signed copy',
    description: 'Confirms that a signed copy of an application was made here, without showing what it says.',
    keywords: '',
  },
  upload: {
    name: 'Document Upload',
    title: 'Document Upload',
    description: 'For customers who were asked for documents: send them from a phone or a computer.',
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
