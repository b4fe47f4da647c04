/** Words of the sections that several pages share. */
export const sections = {
  /** Under the figures of each hero. */
  statsNote:
    'Decision time counts from a complete application, Monday–Friday. All financing is subject to credit approval.',
  changeTerms: 'Change the terms',
  structures: {
    columns: ['Structure', 'What you pay', 'All payments'],
    level: { name: 'Level', pay: (amount: string) => `${amount} every month` },
    seasonal: {
      name: 'Seasonal',
      pay: (full: string, low: string) => `${full} from April to November, ${low} from December to March`,
    },
    stepUp: {
      name: 'Step-up',
      pay: (first: string, last: string) => `${first} in the first year, ${last} in the last`,
    },
    deferred: { name: '90-day deferral', pay: (amount: string) => `Nothing for 90 days, then ${amount} a month` },
    note: (p: { financed: string; months: number; rate: string; scores: string; down: string }) =>
      `Our calculator on ${p.financed} financed over ${String(p.months)} months: good credit (${p.scores}), ${p.down} down, ${p.rate} annual rate, funded in January. Estimates, subject to credit approval; which structure fits is decided with your file.`,
  },
  asking: {
    heading: 'Before you ask',
    list: [
      {
        term: 'What asking costs',
        text: 'Nothing. There is no application fee, and working out a payment here asks for no name.',
      },
      {
        term: 'Who reads it',
        text: 'A direct lender, in business since 2015. A person reads the file and tells you what is missing.',
      },
      {
        term: 'How long it takes',
        text: 'Quotes the same day, Monday to Friday. Approval in 24–48 hours once the application is complete, and you hear from us within that time. Funding follows the signed documents and is counted apart.',
      },
      {
        term: 'What we look at',
        text: 'The machine, the business, the owner. All credit levels are read: our calculator starts at a score of 600, which is not a cut-off. There is no strict 2-year rule.',
      },
      {
        term: 'When credit is pulled',
        text: 'Only after you sign the authorization at the end of the application. The calculator and the pages pull nothing.',
      },
      { term: 'Where', text: 'Businesses in the United States, $10,000 to $2,000,000, new and used equipment.' },
    ],
    contact: (hours: string) => `We answer the phone ${hours}, and e-mail within 24 hours.`,
  },
  caseStudy: 'Read the case study',
};
