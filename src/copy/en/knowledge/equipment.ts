import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const equipment = {
  'equipment-types': {
    path: '/',
    questions: [
      'What equipment types do you finance?',
      'What kind of machines can I finance?',
      'Do you finance medical, dental or office equipment?',
      'Do you finance my type of machine?',
      'Which industries do you serve?',
      'List of equipment',
      'What do you finance?',
      'Is there anything you do not finance?',
      'Do you finance semi trucks or day cabs?',
    ],
    answer: (f) =>
      `Our programs cover construction, food and beverage, manufacturing and vocational trucks, new and used, from $10,000 to $2,000,000. If your business uses something else, ask us: ${f.phone}.`,
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
      'The loader is a 2012, is that too old?',
      'Is a ten year old dozer too old to finance?',
      'It has a lot of hours but runs great',
      'Does the equipment have to be new, or can it be used?',
      'I found a used backhoe from a private seller',
    ],
    answer:
      'We finance used and refurbished equipment. We look at age, hours or miles and condition, and there’s no fixed age or hours limit. Have the year, serial number, hours and photos ready. We may ask for an inspection.',
  },
  'construction-equipment': {
    path: '/construction',
    questions: [
      'Construction equipment financing',
      'Do you finance excavators, skid steers and dozers?',
      'I need a backhoe, loader or mini ex for my construction company',
      'Financing for cranes and forklifts on job sites',
      'Paving, concrete and earthmoving machines for contractors',
      'Compact track loader, boom lift, telehandler financing',
      'I am a contractor and need heavy equipment',
      'Heavy equipment loan for dirt work and grading',
    ],
    answer:
      'Our construction program covers excavators, skid steers, dozers, loaders, cranes and forklifts: new, used or from an auction. Attachments and delivery can go on the same quote. Payments can be lower or pause in winter.',
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
      'Commercial oven for a tortilla factory or commissary',
      'Conveyor and cooling line for a food plant',
    ],
    answer:
      'Our food and beverage program covers ovens and fryers, mixers and sheeters, conveyors, depanners, CIP, packaging, labeling and inspection. Equipment from several makers can go on one agreement, with freight and start-up subject to approval.',
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
      'Our job shop wants a five axis mill',
      'We are adding a production line to our plant',
      'Financing for a Haas or Mazak',
      'My fab shop needs a press brake and a plasma table',
      'We make parts and need another machine for the floor',
    ],
    answer:
      'Our manufacturing program covers CNC and machining centers, robots and automation, compressors, material handling and inspection, with tooling on the same agreement. Payments can match your production ramp, and we can pay vendors directly.',
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
      `Our truck program covers boom, bucket and crane trucks, digger derricks, service and utility bodies and aerial lifts, usually over 48–60 months. Chassis and body go on one agreement and typically close in 5–10 business days. For a dump truck, call ${f.phone}.`,
  },
  pickups: {
    path: '/vocational-trucks',
    also: ['vocational-trucks'],
    questions: [
      'Do you finance a pickup?',
      'Do you finance pickups?',
      'Do you finance cargo vans?',
      'A work van for my business',
      'An F-150, F-250 or Ram 2500',
      'I need a pickup truck',
      'Half-ton or one-ton pickup',
      'A pickup for the job site',
    ],
    answer: (f) =>
      `A pickup or a van that your business uses isn’t on our truck list, so ask us first: a credit specialist looks at each one. We don’t finance vehicles for personal use. Call ${f.phone} with the year, mileage, price and what it does at work. If it carries a service body, crane or lift, it’s part of our truck program.`,
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
      'You choose the seller: a dealer, an auction, another shop or a private seller. A private sale adds a check of ownership and liens, and often an inspection. We pay the seller directly, usually after you sign and accept delivery.',
  },
  'insurance-title': {
    path: '/vocational-trucks',
    questions: [
      'Who holds the title?',
      'Is there a lien or UCC filing on my machine?',
      'Who pays for registration and plates?',
      'When do I get the title released?',
      'What is the collateral?',
      'Who keeps the title until it is paid?',
      'Does the lender hold the title?',
      'How do I get the lien removed after the last payment?',
    ],
    answer: (f) =>
      `The financed equipment secures the agreement, and your documents say how the title and any lien work. For trucks we need the VIN and title before funding. Questions about a title, lien or registration? Call ${f.phone}.`,
  },
  trailers: {
    path: '/vocational-trucks',
    also: ['equipment-types', 'construction-equipment'],
    questions: [
      'Do you finance trailers?',
      'Can I finance a dump trailer or a gooseneck?',
      'Reefer or dry van trailer financing',
      'Lowboy, flatbed or utility trailer',
      'Do you finance attachments?',
      'Can I finance attachments for my skid steer?',
      'Hydraulic breaker, auger or grapple attachment',
      'Equipment trailer for my mini excavator',
    ],
    answer: (f) =>
      `Trailers and attachments that your business uses can be financed, alone or on the same agreement as the machine, from $10,000. List each one on the quote with make, model, year and price. For a special trailer, ask us first: ${f.phone}.`,
  },
  'food-trucks': {
    path: '/food-beverage',
    also: ['vocational-trucks', 'food-beverage-equipment'],
    questions: [
      'Do you finance food trucks?',
      'Food truck financing',
      'I want to buy a taco truck',
      'Can I finance a concession trailer?',
      'Mobile kitchen or catering truck',
      'Coffee truck or ice cream truck loan',
      'Financing for a used food truck',
      'Build out a food truck with kitchen equipment',
    ],
    answer: (f) =>
      `We look at food trucks and concession trailers case by case. Have the quote list the vehicle and the kitchen equipment separately, with year and VIN. Call ${f.phone} (${f.hours}) before you sign anything with the seller.`,
  },
  restaurants: {
    path: '/food-beverage',
    also: ['food-beverage-equipment'],
    questions: [
      'Do you finance restaurant equipment?',
      'Kitchen equipment for my restaurant',
      'Walk-in cooler, hood and dishwasher',
      'I am opening a restaurant and need equipment',
      'Pizza oven for my pizzeria',
      'Equipment for a taqueria, cafe or bar',
      'Can a restaurant get financing?',
      'Commercial kitchen financing',
    ],
    answer: (f) =>
      `Restaurant and kitchen equipment fits our food and beverage program: ovens, fryers, mixers, coolers and complete kitchens, new and used, from $10,000. Several suppliers can go on one agreement. For a new restaurant, call ${f.phone} about the documents we need.`,
  },
  'farm-equipment': {
    path: '/construction',
    also: ['equipment-types'],
    questions: [
      'Do you finance farm equipment?',
      'Tractor, combine or baler financing',
      'Agricultural equipment loan',
      'I am a farmer, can I get a tractor financed?',
      'Sprayer, planter or irrigation system',
      'Hay equipment for my ranch',
      'Do you do ag loans?',
      'Livestock or dairy barn equipment',
    ],
    answer: (f) =>
      `Farm equipment isn’t one of our main programs, but we look at tractors, loaders and other machines that a business uses. Call ${f.phone} (${f.hours}) with make, model, year and price, and we’ll tell you if we can take the application.`,
  },
  insurance: {
    path: '/vocational-trucks',
    also: ['insurance-title'],
    questions: [
      'Do I need insurance on the equipment?',
      'Do I have to list you as loss payee?',
      'What insurance coverage is required?',
      'Proof of insurance before funding',
      'Can I use my own insurance company?',
      'Do I need full coverage?',
      'How much liability insurance do you ask for?',
      'Who has to be on the insurance policy?',
    ],
    answer: (f) =>
      `Before funding we need proof of insurance that names the lender as loss payee. You choose the insurance company. Your documents list the required coverage. Questions? Call ${f.phone}.`,
  },
} satisfies KnowledgeTheme;
