import type { sections as en } from '../en/sections.ts';

/** Words of the sections that several pages share. */
export const sections: typeof en = {
  decisionNote: 'El plazo de decisión cuenta desde que la solicitud está completa, de lunes a viernes.',
  changeTerms: 'Cambiar las condiciones',
  structures: {
    columns: ['Estructura', 'Lo que usted paga', 'Total de pagos'],
    level: { name: 'Fija', pay: (amount: string) => `${amount} cada mes` },
    seasonal: {
      name: 'De temporada',
      pay: (full: string, low: string) => `${full} de abril a noviembre, ${low} de diciembre a marzo`,
    },
    stepUp: {
      name: 'Escalonada',
      pay: (first: string, last: string) => `${first} el primer año, ${last} el último`,
    },
    deferred: {
      name: '90 días sin pagos',
      pay: (amount: string) => `${amount} al mes desde el mes 4; el plazo termina 3 meses después`,
    },
    note: (p: { financed: string; months: number; rate: string; scores: string; down: string }) =>
      `Nuestra calculadora con ${p.financed} financiados a ${String(p.months)} meses: buen crédito (${p.scores}), ${p.down} de pago inicial, APR de ${p.rate}, fondos entregados en enero. Son estimaciones. El financiamiento está sujeto a aprobación de crédito. La estructura adecuada depende de su solicitud.`,
  },
  caseStudy: 'Lea el caso',
  more: 'Mostrar más',
  less: 'Mostrar menos',
};
