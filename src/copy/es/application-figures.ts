import type { applicationFigures as english } from '../en/application-figures.ts';
import { calculator } from './calculator.ts';

export const applicationFigures: typeof english = {
  title: 'Su equipo y sus cifras',
  tiers: calculator.tiers,
  labels: calculator.result.labels,
  terms: (p) =>
    `${String(p.months)} meses, crédito ${p.tier.toLowerCase()} (${p.scores}), ${p.down} de pago inicial, APR de ${p.rate}. Estimación sujeta a aprobación de crédito.`,
  changeTerms: 'Cambiar las condiciones',
  done: 'Listo',
  editor: { term: calculator.term, months: calculator.months, down: calculator.down, tier: calculator.tier },
};
