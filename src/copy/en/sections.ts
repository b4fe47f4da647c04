/** Words of the sections that several pages share. */
export const sections = {
  /** Under the figures of a hero that states a decision time. */
  decisionNote: 'Decision time counts from a complete application, Monday–Friday.',
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
    deferred: {
      name: '90-day deferral',
      pay: (amount: string) => `${amount} a month from month 4; the term is extended by 3 months`,
    },
    note: (p: { financed: string; months: number; rate: string; scores: string; down: string }) =>
      `Our calculator on ${p.financed} financed over ${String(p.months)} months: good credit (${p.scores}), ${p.down} down, ${p.rate} APR, funded in January. Estimates, subject to credit approval. The right structure depends on your application.`,
  },
  caseStudy: 'Read the case study',
  more: 'Show more',
  less: 'Show less',
};
