import type { termsCompared as en } from '../en/calculator-terms.ts';

export const termsCompared: typeof en = {
  heading: (terms) =>
    `Una máquina, ${['', 'un plazo', 'dos plazos', 'tres plazos', 'cuatro plazos', 'cinco plazos'][terms] ?? ''}`,
  columns: {
    term: 'Plazo',
    payment: 'Al mes',
    ruler: 'Pago inicial, equipo y costo de financiamiento, a la misma escala',
    cost: 'Costo de financiamiento',
  },
  months: (count) => `${String(count)} meses`,
  aMonth: 'al mes',
  apr: (rate) => `APR de ${rate}`,
  lowest: 'el menor',
  more: (amount) => `+${amount}`,
  choose: 'Elegir',
  chooseMonths: (count) => `Elegir ${String(count)} meses`,
  apply: 'Inicie su solicitud',
  show: 'Comparar los plazos',
  longTerm: (p) =>
    `Los plazos de más de ${String(p.months)} meses suman ${p.points === 1 ? '1 punto porcentual' : `${String(p.points)} puntos porcentuales`} a la tasa.`,
  note: 'Un plazo más largo baja el pago y cuesta más en total. Son estimaciones, sujetas a aprobación de crédito.',
};
