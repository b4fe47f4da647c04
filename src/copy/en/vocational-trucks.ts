import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const vocationalTrucks = {
  hero: {
    badge: 'Chassis and body on one agreement',
    heading: ['Vocational truck', 'financing'],
    lead: 'Finance boom, bucket and crane trucks, digger derricks and service bodies, usually over 48–60 months, one truck or a whole fleet.',
    stats: [
      { figure: '48–60 Months', label: 'Usual terms; the calculator also shows shorter ones' },
      { figure: shortPromises.truckFigure, label: 'Business days to close, typically' },
      { figure: 'All Credit', label: 'Levels considered' },
    ],
  },
  audience: {
    heading: 'Owner-operators and fleets',
    list: [
      {
        title: 'Owner-operators',
        text: 'One truck, one owner. Your driving or trade record counts along with your credit.',
      },
      {
        title: 'Utility and line contractors',
        text: 'Bucket trucks, digger derricks and cranes for the contract you’ve won.',
      },
      { title: 'Tree care and signs', text: 'Lifts and chip bodies, with payments that follow the season.' },
      {
        title: 'Dump, tow and vac trucks',
        text: 'Ask us. They aren’t on the list below, and we look at each one.',
      },
    ],
  },
  equipment: {
    heading: 'Trucks we finance',
    lead: 'A work truck is two machines in one. We look at both: the chassis and the body.',
    list: [
      { name: 'Boom trucks', text: 'Stiff or articulated booms, flatbed or knuckle. Have the load chart ready.' },
      {
        name: 'Bucket trucks',
        text: 'Insulated or non-insulated, overcenter or telescopic. Include the latest dielectric test.',
      },
      { name: 'Digger derricks', text: 'Auger, winch and pole guides. PTO hours tell us more than miles.' },
      {
        name: 'Service and utility bodies',
        text: 'Mechanic, lube, welding and line bodies, new on your own chassis, or as a complete truck.',
      },
      { name: 'Aerial lifts', text: 'Truck- and trailer-mounted platforms, with their last inspection.' },
      { name: 'Crane trucks', text: 'From service cranes to mounted hydraulic cranes, with outriggers checked.' },
    ],
  },
  benefits: {
    heading: 'Financing that fits how you work',
    list: [
      {
        title: 'New, used, or a new body on your chassis',
        text: 'Buy from a dealer, an upfitter, a utility fleet sale or a private seller.',
      },
      {
        title: 'One truck or the fleet',
        text: 'Finance several units on one application, each with its own VIN.',
      },
      {
        title: 'Seasonal payments',
        text: 'Higher payments from April to November and lower ones in winter, if that’s how your work runs.',
      },
      {
        title: 'All credit levels',
        text: `${promises.allCredit} If your score is low, a larger down payment helps.`,
      },
    ],
  },
  timeline: {
    heading: shortPromises.truckHeading,
    segments: [shortPromises.decisionTime, 'Inspection, title, insurance', shortPromises.truckTime],
    list: [
      { title: 'Application', text: 'VIN, year, miles, body and price on one page, then your ID and bank statements.' },
      { title: 'Approval', text: 'Terms in writing, and the list of closing documents.' },
      {
        title: 'Closing documents',
        text: 'An inspector, yours or ours, checks the chassis and lift, and we verify the title. You sign, send the final invoice and add us to your insurance as loss payee.',
      },
      { title: 'Closing', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
  },
  call: 'Ask about a truck',
  papers: {
    heading: 'What we need for a truck',
    list: [
      {
        title: 'The truck',
        items: [
          'VIN, title and odometer reading',
          'Quote or bill of sale with body and options',
          'Photos of both sides, cab, PTO and data plates',
        ],
      },
      {
        title: 'Its condition',
        items: [
          'Chassis inspection',
          'Boom, bucket or crane test, with its date',
          'Service record of the lift, if there is one',
        ],
      },
      {
        title: 'Insurance and taxes',
        items: [
          'Insurance with the lender as loss payee',
          'Above 33,000 lb gross weight, the first retail sale carries a 12% federal excise tax',
          'From 55,000 lb, Form 2290 is due; ask your tax advisor about both',
        ],
      },
    ],
  },
  structures: {
    heading: 'Same truck, two payment schedules',
    text: ['Line work and tree work are seasonal. Your payments can be too.'],
  },
  caseStudy: {
    heading: caseVocationalTrucks.heading,
    text: '$485K with 10% down, approved in 3 days, with payments matched to the season.',
  },
  machines: {
    heading: 'Payment examples for work trucks',
    lead: 'Five trucks and bodies, with payments drawn to one scale. Choose one to change its price, term or credit tier.',
    names: {
      serviceBody: 'Service body on your chassis',
      usedBucket: 'Bucket truck',
      serviceTruck: 'Mechanic truck with crane',
      craneTruck: 'Crane truck',
      bucket: 'Bucket truck',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'The truck',
        text: 'We look at year, miles, PTO hours and body. Used lifts need a current inspection or test.',
        link: { to: '#documents', text: 'See what we need for a truck' },
      },
      usualDocumentsFact,
      {
        term: 'Closing',
        text: `${promises.truckClosing} Inspection, title and insurance take most of that time.`,
      },
    ],
  },
  questions: {
    heading: 'Vocational truck financing: ten answers',
    list: [
      {
        question: 'I’m an owner-operator. Can I finance one truck?',
        answer:
          'Yes. One truck, one owner and a new company can apply. There’s no strict 2-year rule. We look at your license, your years in the trade, a contract or steady customers, your credit and the down payment.',
      },
      {
        question: 'Can chassis and body be financed together?',
        answer:
          'Yes, on one agreement, even if they come from two sellers. The upfitter’s quote names the chassis by VIN. We can pay the chassis dealer and the upfitter separately, each after you accept its part.',
      },
      {
        question: 'Do you finance dump trucks, tow trucks or vac trucks?',
        answer:
          'Ask us. Our program is built for trucks with a lift, a crane or a service body, and we look at other work trucks one by one. Call with year, make, miles, body and price, and we’ll tell you if we can take the application.',
      },
      {
        question: 'How many miles or years are too many?',
        answer:
          'There’s no fixed limit. Work trucks idle a lot, so PTO and engine hours tell more than miles. A recent inspection of chassis and lift helps most. The older the truck, the shorter the term is likely to be.',
      },
      {
        question: 'Who inspects a used bucket truck?',
        answer:
          'A qualified inspector of your choice or ours. We want to see the structure, the hydraulics, the outriggers and, for insulated units, a current dielectric test. If the seller has a report, send it. We tell you what’s missing.',
      },
      {
        question: 'Can I buy from a private seller or a utility auction?',
        answer:
          'Yes. We check the title for liens, and the name on it has to match the seller. For an auction, apply before the sale with your top price. Afterward send us the invoice and the VIN.',
      },
      {
        question: 'Who is on the title?',
        answer:
          'With a loan, your business is the owner and we’re the lienholder. With a lease, we’re the owner until you use the purchase option. After the last payment we release the lien.',
      },
      {
        question: 'Is federal excise tax part of the financing?',
        answer:
          'The first retail sale of a truck above 33,000 lb gross weight carries a 12% federal excise tax. If the dealer shows it on the invoice, it can be part of the amount, subject to approval. The calculator doesn’t add it for you.',
      },
      {
        question: 'What insurance does a work truck need?',
        answer:
          'Auto liability and physical damage with us as loss payee, before we pay the seller. You choose the insurance company. Your documents list the amounts. Ask for the certificate as soon as you have the VIN.',
      },
      {
        question: 'How fast can I have the truck?',
        answer: `${promises.truckClosing} Have the VIN, photos, a copy of the title and the inspection report ready when you apply, and call your insurance agent that day. Those steps cause most delays.`,
      },
    ],
  },
  closing: {
    heading: 'Found the truck?',
    text: (hours: string) => `Good ones sell fast. Call with the VIN, ${hours}, or apply now.`,
  },
};
