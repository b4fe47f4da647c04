import { documentsFor } from '#contract/required-documents.ts';
import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';
import { statusPage } from './status-page.ts';

/** Figures come in ready to print; the cost is empty where the lender shows it in the calculator only. */
type BoardTerms = { down: string; payments: number; cost: string };

/** Nothing for a lender that leaves the year out. */
const since = (year: number | null): string => (year === null ? '' : ` since ${String(year)}`);

const { steps } = statusPage;
const { documents } = statusPage.phases;
/** Documents still missing in the example. */
const missing = 1;

export const home = {
  heading: ['Know the payment.', 'Get the machine.'],
  lead: 'We finance new and used equipment for US businesses, $10,000 to $2,000,000. No application fee and no strict 2-year rule.',
  apply: 'Start Your Application',
  stats: [
    { figure: shortPromises.rangeFigure, label: 'Financing range' },
    { figure: shortPromises.decisionFigure, label: 'Typical credit decision' },
    { figure: 'All Credit', label: 'Levels considered' },
  ],
  asks: { label: 'Common questions', itin: 'I have an ITIN' },
  board: {
    heading: 'What machines cost per month',
    lead: 'Six machines, with payments drawn to one scale. Pick your credit tier to update every payment. Lower tiers start with a larger down payment, so the monthly payment can be smaller while the total cost is higher.',
    tier: 'Credit tier',
    tiers: { premium: 'Premium', excellent: 'Excellent', good: 'Good', fair: 'Fair', building: 'Building' },
    machines: {
      excavator: { name: 'Compact excavator', condition: 'used' },
      skidSteer: { name: 'Skid steer', condition: 'used' },
      oven: { name: 'Three-deck oven', condition: 'new' },
      mill: { name: 'CNC machining center', condition: 'used' },
      truck: { name: 'Bucket truck', condition: 'new' },
      line: { name: 'Packaging line', condition: 'new' },
    },
    change: (machine: string) => `${machine}: change the figures in the calculator`,
    priced: (condition: string, price: string) => `${condition}, ${price}`,
    terms: ({ down, payments, cost }: BoardTerms) =>
      `${down} down, ${String(payments)} payments${cost === '' ? '' : `, ${cost} finance cost`}`,
    rate: (rate: string) => `a month at ${rate} APR`,
    key: { price: 'Equipment price', cost: 'Finance cost', year: '12 payments' },
    all: 'Show all six machines',
    note: 'Example prices with the minimum down payment of the tier. Estimates, subject to credit approval.',
    programs: 'All programs',
  },
  programs: {
    heading: 'Specialized Financing Programs',
    lead: 'New and used equipment, $10,000 to $2,000,000, 12 to 60 months.',
    see: 'See the program',
    cards: {
      construction: {
        title: 'Construction',
        text: 'Excavators, skid steers, loaders, cranes and forklifts, new or used.',
      },
      food: {
        title: 'Food & Beverage',
        text: 'Ovens, mixers, conveyors and packaging, from a single unit to a full production line.',
      },
      manufacturing: {
        title: 'Manufacturing',
        text: 'CNC machines, robots, compressors and inspection equipment, with tooling and installation.',
      },
      firstTime: {
        title: 'First-Time Buyers',
        text: `New business? ${promises.noTwoYears} Your experience in the trade counts.`,
      },
    },
  },
  moves: {
    heading: 'How It Works',
    lead: 'You always know who moves next.',
    all: 'Show details and examples',
    who: { you: 'You', we: 'We' },
    list: [
      {
        time: 'Day 0',
        who: ['you'],
        title: 'Submit Application',
        text: 'One page, on any device. Your device saves your draft as you type. No fee, and no credit pull until you sign.',
      },
      {
        time: shortPromises.decisionIn,
        who: ['we'],
        title: 'Fast Review',
        text: 'A credit specialist reviews your application. You’ll hear yes, no, or exactly what’s missing.',
      },
      {
        time: 'After your decision',
        who: ['you', 'we'],
        title: 'Get Funded',
        text: `Closing needs your signed documents, the final invoice, insurance and your acceptance of the machine. ${promises.sellerPaid} ${promises.paidEarlier}`,
      },
    ] satisfies { time: string; who: ('you' | 'we')[]; title: string; text: string }[],
    status: {
      title: documents.title({ missing }),
      text: documents.text({ contact: '', email: '', hearBy: '', respondBy: 'Friday', missing }),
      steps: [
        { name: steps.received, note: '$84,500 for a compact excavator', when: 'Mon 1:32 PM', state: 'done' },
        { name: steps.documents, note: statusPage.send(missing), when: statusPage.stepStates.now, state: 'now' },
        { name: steps.review, note: '', when: '', state: 'open' },
        { name: steps.sign, note: '', when: '', state: 'open' },
        { name: steps.paid, note: '', when: '', state: 'open' },
      ],
      caption: 'Example of your status page. Every applicant gets one, and it needs no password.',
    },
    documents: {
      list: documentsFor(null).map((one) => requiredDocuments[one].name),
      missingAt: 3,
      received: 'Received',
      add: 'Add',
      caption:
        'Example of the same application: your document request. Send photos from your phone. We encrypt them before storing.',
    },
  },
  fleet: {
    heading: caseVocationalTrucks.heading,
    text: 'A utility contractor won a line contract and needed four bucket trucks, a digger derrick and a crane truck before April.',
    full: 'April to November',
    low: 'December to March',
    rows: {
      price: 'Six trucks',
      approved: 'Approved',
      approvedText: 'on day 3',
      term: 'Term',
      termText: '60 months, 10% down',
      total: 'All payments',
    },
    read: 'Read the case study',
    note: 'Payments at our calculator’s rate for excellent credit, not from the customer’s contract. Estimates, subject to credit approval.',
  },
  testimonials: {
    heading: 'What our customers say',
    all: (count: number) => `Show all ${String(count)} testimonials`,
  },
  why: {
    heading: 'Why choose us',
    lead: (year: number | null) =>
      `A direct lender${since(year)}. Our own team reviews your application and answers the phone.`,
    all: 'Show details of all six reasons',
    makers: 'Brands we finance',
    note: 'Brand names are trademarks of their owners. No manufacturer sponsors or endorses us.',
    reasons: [
      {
        title: shortPromises.notSoldHeading,
        text: `${promises.directLender} ${promises.otherSource}`,
      },
      {
        title: 'Payment, APR and finance cost first',
        text: 'See your estimated payment, APR and finance cost before you give us your name.',
      },
      {
        title: shortPromises.decisionHeading,
        text: `${promises.decision} We’ll tell you what is missing.`,
      },
      {
        title: 'All credit levels considered',
        text: 'We look at the whole picture: your credit, your business and the equipment.',
      },
      { title: 'No application fee', text: `${promises.noFee} Quotes are free too.` },
      {
        title: 'English or Spanish',
        text: `${promises.languages} ${promises.agreementLanguage}`,
      },
    ],
  },
  answers: {
    heading: 'Straight answers',
    lead: 'What applicants ask us first.',
    reply: promises.email,
    list: [
      {
        question: 'What does it cost to apply?',
        answer: `${promises.noFee} You can use the calculator without giving your name.`,
      },
      {
        question: 'When is my credit pulled?',
        answer: `${promises.creditCheck} Browsing and using the calculator never affect your credit.`,
      },
      {
        question: 'Can I apply with my score, or a new business?',
        answer: `Yes. ${promises.noTwoYears} For a newer business, the owner’s credit, experience and down payment carry more weight. The calculator has a rate for every score from 600 up, such as 640, and 600 is not a cutoff. If yours is lower, call us and we’ll tell you what would help.`,
      },
      {
        question: 'Can I finance used equipment?',
        answer:
          'Yes, from a dealer, an auction or a private seller. Have the make, model, year, serial number and hours ready.',
      },
      {
        question: 'Can I apply with an ITIN?',
        answer:
          'Yes. The same field takes a Social Security number or an ITIN. It is optional and encrypted. Our staff must give a reason to see it.',
      },
    ],
  },
  proof: {
    all: 'Show who we are',
    lender: (year: number | null) => `Direct lender${since(year)}`,
    lenderText: 'Our own team reviews your application and funds approved deals.',
    license: 'Licensed',
    member: 'Member',
    verify: 'Verifiable',
    verifyText: 'Every signed copy carries a code.',
    verifyLink: 'Verify a copy',
  },
  closing: {
    heading: shortPromises.sameDayHeading,
    text: (hours: string) => `Call us ${hours}, or apply online anytime.`,
  },
};
