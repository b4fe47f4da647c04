import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { type PricingFacts, usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const construction = {
  hero: {
    badge: 'New, used and auction equipment',
    heading: ['Construction', 'equipment financing'],
    lead: 'Finance excavators, skid steers, dozers, loaders, cranes and forklifts, with lower payments in the winter if your work slows down.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Financing range' },
      { figure: shortPromises.decisionFigure, label: 'Typical credit decision' },
      { figure: '12–60 Months', label: 'Terms' },
    ],
  },
  equipment: {
    heading: 'What you can finance',
    lead: 'One machine or a whole fleet. Make and model are enough to apply. The final quote also needs the year, serial number and price.',
    list: [
      {
        name: 'Excavators',
        text: 'Mini to full-size. Tell us the hours and list every attachment: thumb, coupler, buckets, breaker.',
      },
      {
        name: 'Skid steers and track loaders',
        text: 'Wheeled or tracked. Finance the attachments on the same agreement.',
      },
      {
        name: 'Dozers',
        text: 'On used dozers, tell us how much undercarriage is left. It’s a big part of the value.',
      },
      { name: 'Wheel loaders and backhoes', text: 'Yard, site and quarry sizes, with forks, buckets and scales.' },
      {
        name: 'Cranes',
        text: 'Rough-terrain, crawler and carry-deck. Have the latest annual inspection report ready.',
      },
      { name: 'Forklifts and telehandlers', text: 'Warehouse or rough-terrain, single units or a set for one site.' },
    ],
  },
  benefits: {
    heading: 'Built for contractors',
    list: [
      {
        title: 'Used equipment? No problem',
        text: 'From a dealer, an auction or a private seller. On private sales we also check who owns the machine and whether there is a lien.',
      },
      { title: 'Attachments included', text: 'Buckets, breakers, trailers and delivery can all go on one quote.' },
      { title: 'We pay the seller directly', text: promises.whenPaid },
      {
        title: 'New businesses welcome',
        text: `${promises.noTwoYears} Your experience in the trade counts.`,
      },
    ],
  },
  structures: {
    heading: 'Payments that follow the season',
    text: [
      'When the ground freezes, so do receivables. With seasonal payments you pay more from April to November and a quarter of that payment from December to March.',
      'You pay a little more interest overall, because the balance comes down more slowly. Here’s exactly how much.',
    ],
  },
  caseStudy: {
    heading: caseVocationalTrucks.heading,
    text: 'How a line contractor pays more from April to November and less in winter.',
  },
  machines: {
    heading: 'Payment examples for construction equipment',
    lead: 'Six machines, with payments drawn to one scale. Choose one to change its price, term or credit tier.',
    names: {
      miniExcavator: 'Mini excavator',
      skidSteer: 'Skid steer',
      excavator: 'Full-size excavator',
      dozer: 'Dozer',
      loader: 'Wheel loader',
      forklift: 'Forklift',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'The machine',
        text: 'A quote with make, model, year, serial number, hours and price. Photos help on used machines.',
      },
      usualDocumentsFact,
    ],
  },
  questions: (p: PricingFacts) => ({
    heading: 'Construction equipment financing: ten answers',
    list: [
      {
        question: 'How old can a used machine be?',
        answer:
          'There’s no fixed limit on age or hours. We look at the year, the hours, the condition and how well that model resells, and the term has to fit what’s left. Send photos and service records with the quote. We may ask for an inspection.',
      },
      {
        question: 'Can I buy at an auction?',
        answer:
          'Yes. Apply before the sale with the machine type and your top price, so that you know where you stand when you bid. Afterward send us the invoice with the serial number. Tell us the payment deadline: many auctions release a machine only once it is paid. Include the buyer’s premium in your top price.',
      },
      {
        question: 'Can I buy from a private seller?',
        answer: `Yes. We check ownership and liens to make sure the seller can sell it, and we often ask for an inspection. The bill of sale needs both names, the serial number and the price. ${promises.sellerPaid}`,
      },
      {
        question: 'Can I get a skid steer with a 640 score?',
        answer: `You can apply. We consider all credit levels. A score of 640 is in the fair tier of our calculator, which starts with ${p.down.fair} down. Put in your price to see the payment and the total. Your experience and your bank statements count too.`,
      },
      {
        question: 'Can attachments and delivery go on the same agreement?',
        answer:
          'Yes, if they’re on the quote. List each bucket, breaker, auger, trailer and the freight on its own line, with make and model. Delivery and other soft costs are included subject to approval.',
      },
      {
        question: 'Can payments be lower in winter?',
        answer:
          'Yes. A seasonal structure has higher payments from April to November and smaller ones in the cold months, or none. Interest keeps accruing, so the total usually differs from level payments. The table on this page shows both.',
      },
      {
        question: 'Do you inspect the machine?',
        answer:
          'Sometimes: on older machines, on private sales and on larger amounts. An inspector checks hours, undercarriage, leaks and the serial plate. We’ll tell you before we order an inspection, and what it costs, if anything.',
      },
      {
        question: 'Who holds the title, and is there a lien?',
        answer:
          'With a loan you’re the owner, and we file a lien on the machine until it’s paid. With a lease we own it until you use the purchase option. Most construction machines have no title, so the lien is a UCC filing.',
      },
      {
        question: 'Can I finance several machines at once?',
        answer:
          'Yes, on one application, from one or several sellers. Each machine needs its own quote. You can have one payment for all of them or separate agreements, so that one can be paid off before the others.',
      },
      {
        question: 'What insurance do I need?',
        answer:
          'Physical damage coverage for the value of the machine, with us as loss payee, before we pay the seller. You choose the insurance company. Your documents list the exact coverage. Ask your agent for an inland marine policy.',
      },
    ],
  }),
  closing: {
    heading: 'Found the right machine?',
    text: (hours: string) => `Apply with your quote, or call and read us the numbers: ${hours}.`,
  },
};
