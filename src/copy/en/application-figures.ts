import { calculator } from './calculator.ts';

/** The strip above the application form with what the calculator, a quote or an invitation brought. */
export const applicationFigures = {
  title: 'Your machine and figures',
  tiers: calculator.tiers,
  labels: calculator.result.labels,
  terms: (p: { months: number; tier: string; scores: string; down: string; rate: string }) =>
    `${String(p.months)} months, ${p.tier.toLowerCase()} credit (${p.scores}), ${p.down} down, ${p.rate} APR. Estimate, subject to credit approval.`,
  changeTerms: 'Change the terms',
  done: 'Done',
  editor: { term: calculator.term, months: calculator.months, down: calculator.down, tier: calculator.tier },
};
