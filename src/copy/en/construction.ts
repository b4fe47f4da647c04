export const construction = {
  hero: {
    badge: 'New, used and auction machines',
    heading: ['Construction', 'equipment financing'],
    lead: 'Excavators, skid steers, dozers, loaders, cranes and forklifts, with payments that can rest in the winter.',
    stats: [
      { figure: '$10K–$2MM', label: 'Financing range' },
      { figure: '24–48 Hours', label: 'Typical credit decision' },
      { figure: '12–60 Months', label: 'Terms' },
    ],
  },
  equipment: {
    heading: 'What you can finance',
    lead: 'One machine or the whole spread. A quote with make, model, year, serial number and price starts the file.',
    list: [
      {
        name: 'Excavators',
        text: 'Mini to large. List the hours and each attachment: thumb, coupler, buckets, breaker.',
      },
      {
        name: 'Skid steers and track loaders',
        text: 'Wheeled or tracked, with the attachments on the same agreement.',
      },
      {
        name: 'Dozers',
        text: 'For used ones we ask about the undercarriage: how much is left decides what it is worth.',
      },
      { name: 'Wheel loaders and backhoes', text: 'Yard, site and quarry sizes, with forks, buckets and scales.' },
      { name: 'Cranes', text: 'Rough-terrain, crawler and carry-deck. Bring the last annual inspection.' },
      { name: 'Forklifts and telehandlers', text: 'Warehouse or rough-terrain, single units or a set for one site.' },
    ],
  },
  benefits: {
    heading: 'Made for job sites',
    list: [
      {
        title: 'Used is normal',
        text: 'Dealer, auction or private seller. Private sales add a title and lien search.',
      },
      { title: 'Attachments included', text: 'Buckets, breakers, trailers and delivery can stand on the same quote.' },
      {
        title: 'The seller is paid directly',
        text: 'You sign and accept delivery, then the money goes to the seller.',
      },
      { title: 'Young companies can ask', text: 'No strict 2-year rule. Experience in the trade counts in the file.' },
    ],
  },
  structures: {
    heading: 'Payments that follow the season',
    text: [
      'Ground freezes, invoices slow down. A seasonal structure asks for the full payment while you dig and for a quarter of it while you do not.',
      'It costs a little more in all, because the balance goes down later. Here is how much.',
    ],
  },
  closing: {
    heading: 'A machine in mind?',
    text: (hours: string) => `Apply with the quote at hand, or read us the numbers on the phone. ${hours}.`,
  },
};
