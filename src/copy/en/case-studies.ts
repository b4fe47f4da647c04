import { promises, shortPromises } from './promises.ts';

/** Words that every case study uses. */
export const caseStudies = {
  kicker: 'Case study',
  picture: {
    heading: 'The deal in one picture',
    bar: 'One monthly payment',
    month: (n: number) => `Month ${String(n)}`,
    earns: 'Result',
  },
  derrick: '+ 1 digger derrick',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  timeline: 'Timeline',
  calculated: 'The same structure at today’s calculator rates',
  calculatedNote: (p: { financed: string; months: number; rate: string }) =>
    `${p.financed} financed over ${String(p.months)} months at ${p.rate} APR. Calculated with our calculator, not taken from the customer’s contract. Estimate, subject to credit approval.`,
  preQualify: 'Get Pre-Qualified',
  back: (industry: string) => `Back to ${industry}`,
  stepUp: {
    first: 'Each month of the first year',
    last: 'Each month of the last year',
    total: 'All payments',
  },
  seasonal: {
    full: 'Each month from April to November',
    low: 'Each month from December to March',
    total: 'All payments',
  },
  closing: {
    heading: shortPromises.preQualifyHeading,
    text: (hours: string) => `${promises.decision} Questions? Call ${hours}. ${promises.preQualify}`,
  },
  testimonial: 'What the owner says',
};
