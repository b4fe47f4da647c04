import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const equipment = {
  'equipment-types': {
    path: '/',
    questions: [
      'What equipment types do you finance?',
      'What kind of machines can I finance?',
      'Do you finance trailers, tractors or farm equipment?',
      'Do you finance medical, dental or office equipment?',
      'Do you finance my type of machine?',
      'Which industries do you serve?',
      'List of equipment',
      'What do you finance?',
      'Is there anything you do not finance?',
      'Do you finance semi trucks or day cabs?',
    ],
    answer: (f) =>
      `Our programs cover construction, food and beverage, manufacturing and vocational trucks, new and used, from $10,000 to $2,000,000. For anything else that a business works with, ask: ${f.phone}.`,
  },
  'used-equipment': {
    path: '/construction',
    questions: [
      'Do you finance used equipment?',
      'How old can the machine be?',
      'Is there an age or hours limit on used machines?',
      'Can I buy a second hand or pre-owned excavator?',
      'Do you finance older trucks with high miles?',
      'Refurbished or rebuilt equipment',
      'Is there a mileage cap?',
      'Do I need an inspection for a used machine?',
    ],
    answer:
      'We finance used and refurbished equipment. Age, hours or miles, and condition go into the review, so have year, serial number, hours and photos ready; there is no fixed limit that I could name. An inspection may be asked for.',
  },
  'construction-equipment': {
    path: '/construction',
    questions: [
      'Construction equipment financing',
      'Do you finance excavators, skid steers and dozers?',
      'I need a backhoe, loader or mini ex for my construction company',
      'Financing for cranes and forklifts on job sites',
      'Paving, concrete and earthmoving machines for contractors',
      'Can I finance attachments for my skid steer?',
      'Compact track loader, boom lift, telehandler financing',
      'I am a contractor and need heavy equipment',
    ],
    answer:
      'Our construction program covers excavators, skid steers, dozers, loaders, cranes and forklifts, new, used or from an auction. Have hours, serial number, attachments and delivery on the quote. Payments can pause or shrink in winter.',
  },
  'food-beverage-equipment': {
    path: '/food-beverage',
    questions: [
      'Do you finance bakery equipment and ovens?',
      'Food and beverage equipment financing',
      'Mixers, fryers, sheeters and conveyors for my bakery',
      'I need a packaging or labeling line for my plant',
      'Brewery tanks, canning, bottling and CIP systems',
      'Financing for food processing machines',
      'Restaurant kitchen equipment, walk-in cooler or pizza oven',
      'Commercial oven for a tortilla factory or commissary',
    ],
    answer:
      'Our food and beverage program covers ovens and fryers, mixers and sheeters, conveyors, depanners, CIP, packaging, labeling and inspection. Several makers can go on one agreement, with freight and start-up as far as the review allows.',
  },
  'manufacturing-equipment': {
    path: '/manufacturing',
    questions: [
      'Do you finance CNC machines?',
      'Manufacturing equipment financing',
      'Lathe, mill, machining center for my machine shop',
      'Robots, welding cells and automation',
      'Air compressors, press brakes and lasers for fabrication',
      'Can I bundle tooling with the machine?',
      'Injection molding or metal fab equipment',
      'Inspection and CMM equipment for my shop',
    ],
    answer:
      'Our manufacturing program covers CNC and machining centers, robots and automation, compressors, material handling and inspection, with the tooling in the same agreement. Payments can match the production ramp, and vendors can be paid directly.',
  },
  'vocational-trucks': {
    path: '/vocational-trucks',
    questions: [
      'Do you finance bucket trucks?',
      'Vocational truck financing',
      'Boom truck, crane truck or digger derrick',
      'Service body or utility truck with a lift',
      'I need a dump truck for work',
      'Can you finance the chassis and the body together?',
      'Tree care truck, tow truck, mechanics truck',
      'Financing for a fleet of work trucks',
    ],
    answer: (f) =>
      `Our truck program covers boom, bucket and crane trucks, digger derricks, service and utility bodies and aerial lifts, usually over 48–60 months. Chassis and body go on one agreement and close in 5–10 business days. For a pickup, dump truck or food truck, call ${f.phone}.`,
  },
  'sellers-and-vendors': {
    path: '/construction',
    questions: [
      'Can I buy from a private seller?',
      'Do you finance auction purchases?',
      'Can I buy from any dealer or vendor I want?',
      'I found a machine on Facebook Marketplace or Craigslist',
      'Does the seller have to be approved by you?',
      'Private party purchase, Ritchie Bros or Ironplanet',
      'Do you pay the vendor directly?',
      'Buying from another contractor',
    ],
    answer:
      'You choose the seller: dealer, auction, another shop or a private person. A private sale adds a title and lien search and often an inspection. We pay the seller directly once you have signed and accepted delivery.',
  },
  'insurance-title': {
    path: '/vocational-trucks',
    questions: [
      'Do I need insurance on the equipment?',
      'Who holds the title?',
      'Do I have to list you as loss payee?',
      'What insurance coverage is required?',
      'Is there a lien or UCC filing on my machine?',
      'Who pays for registration and plates?',
      'Proof of insurance before funding',
      'When do I get the title released?',
      'What is the collateral?',
      'Who keeps the title until it is paid?',
    ],
    answer: (f) =>
      `Before funding we need proof of insurance that names the lender as loss payee, and for trucks VIN and title. The financed equipment secures the agreement. What coverage your deal asks for stands in its documents; questions: ${f.phone}.`,
  },
} satisfies KnowledgeTheme;
