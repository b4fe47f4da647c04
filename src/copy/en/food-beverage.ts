import { caseFoodBeverage } from './case-food-beverage.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const foodBeverage = {
  hero: {
    badge: 'From one oven to a full line',
    heading: ['Food and beverage', 'equipment financing'],
    lead: 'Finance the equipment and, often, freight, installation and start-up in one agreement, whether you run a restaurant, a bakery, a bottling plant or a co-packing line.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Financing range' },
      { figure: shortPromises.decisionFigure, label: 'Typical credit decision' },
      { figure: 'New and used', label: 'From makers and dealers' },
    ],
  },
  caseStudy: {
    heading: caseFoodBeverage.heading,
    text: 'How a bakery put its oven, depanner and packaging line on one seasonal payment.',
  },
  audience: {
    heading: 'Restaurants, bakeries, food trucks and plants',
    list: [
      {
        title: 'Restaurants and cafés',
        text: 'Ovens, fryers, walk-ins, hoods and complete kitchens, from several suppliers on one agreement.',
      },
      {
        title: 'Bakeries and tortillerías',
        text: 'Deck and rack ovens, mixers, sheeters, proofers and tortilla lines.',
      },
      {
        title: 'Food trucks',
        text: 'The vehicle and its kitchen, case by case. The quote lists both, with year and VIN.',
      },
      {
        title: 'Plants and co-packers',
        text: 'Built lines and used lines that move from another plant, with rigging and start-up.',
      },
    ],
  },
  equipment: {
    heading: 'Equipment we finance',
    lead: 'From a single oven to a complete line, new or moved from another plant.',
    list: [
      { name: 'Ovens and fryers', text: 'Deck, rack, tray and tunnel ovens, continuous fryers, proofers and coolers.' },
      { name: 'Mixers and sheeters', text: 'Spiral and planetary mixers, dividers, rounders, laminators.' },
      { name: 'Conveyors', text: 'Belts, spirals, accumulation tables, elevators, in-line metal detection.' },
      {
        name: 'Depanners',
        text: 'Suction and needle heads, pan handling and storage, often added to an existing line.',
      },
      {
        name: 'CIP systems',
        text: 'Clean-in-place skids, tanks, pumps and controls, including sanitation start-up.',
      },
      { name: 'Packaging and labeling', text: 'Flow wrappers, fillers, cappers, case packers, palletizers, coders.' },
      { name: 'QA and inspection', text: 'X-ray, checkweighers, vision, laboratory instruments.' },
    ],
  },
  benefits: {
    heading: 'Financing that covers the whole project',
    list: [
      {
        title: 'Soft costs in the same payment',
        text: 'Freight, rigging, installation and start-up can often be included, subject to approval.',
      },
      {
        title: 'Progress payments to the manufacturer',
        text: promises.stages,
      },
      {
        title: 'Used lines welcome',
        text: 'Tell us where the line is now, who will remove it and who will install it.',
      },
      {
        title: 'A document list on day one',
        text: 'The usual documents, plus what an installation needs: its scope, a soft-cost breakdown, and a landlord waiver if it’s bolted to the floor.',
      },
    ],
  },
  structures: {
    heading: 'Flexible structures',
    text: [
      'A line earns nothing while it’s being installed, and some products sell only half the year. Your payment schedule can account for both.',
      'Every row finances the same amount. Only the schedule changes.',
    ],
  },
  machines: {
    heading: 'Payment examples for food and beverage equipment',
    lead: 'Six purchases, with payments drawn to one scale. Choose one to change its price, term or credit tier.',
    names: {
      mixer: 'Planetary mixer',
      deckOven: 'Three-deck oven',
      kitchen: 'Restaurant kitchen package',
      flowWrapper: 'Flow wrapper',
      tunnelOven: 'Tunnel oven',
      packagingLine: 'Packaging line',
    },
  },
  qualify: {
    heading: 'How to qualify',
    list: [
      {
        term: 'The equipment',
        text: 'A quote per supplier, with model and price, and freight and installation on their own lines.',
      },
      usualDocumentsFact,
    ],
  },
  questions: {
    heading: 'Food and beverage equipment financing: ten answers',
    list: [
      {
        question: 'Do you finance restaurants?',
        answer:
          'Yes. Ovens, fryers, mixers, coolers, hoods, dishwashers and complete kitchens fit this program, new and used, from $10,000. Several suppliers can go on one agreement. The calculator shows the payment on the total of all quotes.',
      },
      {
        question: 'I’m opening a new restaurant. Can I apply?',
        answer:
          'Yes, there’s no strict 2-year rule. For a new place your own credit, your years in the business and the down payment matter most. Have the lease, the opening budget and the equipment quotes ready. Call us first about the documents.',
      },
      {
        question: 'Can freight, installation and start-up be included?',
        answer:
          'Often, subject to approval. Ask each supplier to list equipment, freight, rigging, installation and training on separate lines. The higher the share of these soft costs, the more the decision depends on your credit and bank statements.',
      },
      {
        question: 'Can several suppliers go on one agreement?',
        answer:
          'Yes. Send us one quote per supplier and we add them up. We pay each supplier directly once you accept its part. You make one payment for the whole line.',
      },
      {
        question: 'The manufacturer wants a deposit. Can you pay it?',
        answer: `${promises.stages} We need a purchase order with the milestones. The agreement says what you owe, while the line is being built, on the money we’ve already paid.`,
      },
      {
        question: 'Can I finance used equipment?',
        answer:
          'Yes, from a dealer, an auction or another plant. Tell us the year, the serial numbers, where it is now, who takes it apart and who installs it. We may ask for photos in operation or an inspection.',
      },
      {
        question: 'Do you finance food trucks?',
        answer:
          'Case by case. The quote should list the vehicle and the kitchen separately, with year, VIN and mileage. Concession trailers work the same way. Call us before you sign anything with the seller or the builder.',
      },
      {
        question: 'Why do you ask for a landlord waiver?',
        answer:
          'A machine that’s bolted to the floor could be taken for part of the building. In the waiver, your landlord agrees that it isn’t. We send the form. Ask early: landlords and banks take their time.',
      },
      {
        question: 'Can payments start after the line is running?',
        answer:
          'You can ask for step-up payments that start low, or for a 90-day deferral. With the deferral, the first payment is due in month 4 and the term is extended by 3 months. Interest accrues from the first day, so the total is higher. The table on this page compares them with level payments.',
      },
      {
        question: 'Does Section 179 cover ovens and kitchen equipment?',
        answer:
          'Equipment your business uses generally qualifies, new or new to you, if it’s in service by December 31. Parts of a building usually don’t. The limits are on this page; your tax advisor knows your case.',
      },
    ],
  },
  closing: {
    heading: 'Have the quote ready?',
    text: (hours: string) => `Apply with the total; you can send the breakdown later. Questions? Call ${hours}.`,
  },
};
