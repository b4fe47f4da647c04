export const vocationalTrucks = {
  hero: {
    badge: 'Chassis and body on one agreement',
    heading: ['Vocational truck', 'financing'],
    lead: 'Boom, bucket and crane trucks, digger derricks and service bodies, for terms of 48–60 months.',
    stats: [
      { figure: '48–60 Months', label: 'Terms' },
      { figure: '5–10 Days', label: 'Business days to close' },
      { figure: 'All Credit', label: 'Levels considered' },
    ],
  },
  equipment: {
    heading: 'Six types of trucks',
    lead: 'A truck with a body is two machines. We look at both: the chassis, and what stands on it.',
    list: [
      { name: 'Boom trucks', text: 'Stiff or articulated booms, flatbed or knuckle. Bring the load chart.' },
      {
        name: 'Bucket trucks',
        text: 'Insulated or not, overcenter or telescopic. The dielectric test goes into the file.',
      },
      { name: 'Digger derricks', text: 'Auger, winch and pole guides. Hours of the PTO tell more than miles.' },
      {
        name: 'Service and utility bodies',
        text: 'Mechanic, lube, welding and line bodies, new on your chassis or complete.',
      },
      { name: 'Aerial lifts', text: 'Truck and trailer mounted platforms, with their last inspection.' },
      { name: 'Crane trucks', text: 'From service cranes to mounted hydraulic cranes, with outriggers checked.' },
    ],
  },
  benefits: {
    heading: 'What helps on the road',
    list: [
      {
        title: 'New, used, or body on your chassis',
        text: 'Dealers, upfitters, utilities that renew their fleet, private sellers.',
      },
      { title: 'One truck or the fleet', text: 'Several units on one file, each with its own VIN and payment.' },
      {
        title: 'Seasonal payments',
        text: 'Full from April to November, smaller in the cold months, where the work is like that.',
      },
      { title: 'All credit levels', text: 'Every file is read. A larger down payment helps where the score does not.' },
    ],
  },
  timeline: {
    heading: 'Closed in 5–10 business days',
    segments: ['24–48 hours', 'Inspection, title, insurance', 'Day 5 to 10'],
    list: [
      { title: 'Application', text: 'VIN, year, miles, body and price, on one page.' },
      { title: 'Approval', text: 'Terms in writing, and the list of what is missing.' },
      { title: 'Papers', text: 'Chassis and lift inspected, title checked, lender named as loss payee.' },
      { title: 'Closing', text: 'You sign, the seller is paid, the truck is yours to work.' },
    ],
  },
  call: 'Ask about a truck',
  papers: {
    heading: 'What a truck file holds',
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
        title: 'The road',
        items: [
          'Insurance with the lender as loss payee',
          'Above 33,000 lb gross weight, the first retail sale carries a 12% federal excise tax',
          'From 55,000 lb, Form 2290 is due; ask your tax advisor about both',
        ],
      },
    ],
  },
  structures: {
    heading: 'The same truck, two rhythms',
    text: ['Line work and tree work have seasons. So can the payment.'],
  },
  caseStudy: {
    heading: 'Six trucks for one utility contractor',
    text: '$485K with 10% down, approved in 3 days, paid in the rhythm of the season.',
  },
  closing: {
    heading: 'Found the truck?',
    text: (hours: string) => `Good ones sell fast. Call with the VIN, ${hours}, or apply now.`,
  },
};
