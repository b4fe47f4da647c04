export const foodBeverage = {
  hero: {
    badge: 'From one oven to a full line',
    heading: ['Food and beverage', 'equipment financing'],
    lead: 'Bakeries, plants, bottlers and co-packers finance the line, its freight and its start-up on one agreement.',
    stats: [
      { figure: '$10K–$2MM', label: 'Financing range' },
      { figure: '24–48 Hours', label: 'Typical credit decision' },
      { figure: 'New and used', label: 'From makers and dealers' },
    ],
  },
  caseStudy: {
    heading: 'A tunnel oven and a packaging line on one agreement',
    text: 'How a bakery put oven, depanner and packaging on a single seasonal payment.',
  },
  equipment: {
    heading: 'Seven kinds of equipment',
    lead: 'Single units, used lines moved from another plant, or everything between the flour silo and the dock.',
    list: [
      { name: 'Ovens and fryers', text: 'Deck, rack, tray and tunnel ovens, continuous fryers, proofers and coolers.' },
      { name: 'Mixers and sheeters', text: 'Spiral and planetary mixers, dividers, rounders, laminators.' },
      { name: 'Conveyors', text: 'Belts, spirals, accumulation tables, elevators, metal detection in line.' },
      { name: 'Depanners', text: 'Suction and needle heads, pan handling and storage, often added to a running line.' },
      { name: 'CIP systems', text: 'Skids, tanks, pumps and controls, with the sanitation start-up in the quote.' },
      { name: 'Packaging and labeling', text: 'Flow wrappers, fillers, cappers, case packers, palletizers, coders.' },
      { name: 'QA and inspection', text: 'X-ray, checkweighers, vision, laboratory instruments.' },
    ],
  },
  benefits: {
    heading: 'What a plant needs from a lender',
    list: [
      {
        title: 'Soft costs in the same payment',
        text: 'Freight, rigging, installation and start-up, as far as the review allows.',
      },
      {
        title: 'Payments to the maker in stages',
        text: 'Deposit, shipment, acceptance: built lines are rarely paid at once.',
      },
      { title: 'Used lines welcome', text: 'Say where it stands now, who dismantles it and who puts it up.' },
      {
        title: 'Papers named early',
        text: 'Line quote, install scope, soft-cost split, and a landlord waiver when it is bolted to the floor.',
      },
    ],
  },
  structures: {
    heading: 'Flexible structures',
    text: [
      'A line earns nothing while it is being installed, and some products sell in one half of the year. The payment can know both.',
      'Each line of this table is the same debt, only paid in another rhythm.',
    ],
  },
  closing: {
    heading: 'Have the line quote ready?',
    text: (hours: string) => `Apply with the total; we ask for the split later. Questions by phone: ${hours}.`,
  },
};
