import type { ownership as en } from '../en/ownership.ts';

export const ownership: typeof en = {
  heading: 'Préstamo, compra por $1 u opción de 10%',
  text: [
    'Con un préstamo, la máquina es suya desde el primer día. Con un arrendamiento es del prestamista mientras usted paga, y la opción de compra define qué pasa al final.',
    'La compra por $1 cuesta casi lo mismo que un préstamo y usted termina como dueño. La opción de 10% baja el pago y deja una suma mayor para el final.',
  ],
  columns: ['Cómo compra', 'Lo que usted paga', 'Total de pagos'],
  loan: { name: 'Préstamo', pay: (amount) => `${amount} al mes, y la máquina es suya` },
  own1: {
    name: 'Arrendamiento con compra por $1',
    pay: (amount, last) => `${amount} al mes y después ${last} para quedarse con ella`,
  },
  own10: {
    name: 'Opción de compra por 10%',
    pay: (amount, last) => `${amount} al mes y después ${last} para quedarse con ella`,
  },
  note: (p) =>
    `Una máquina de ${p.value}, ${p.down} de pago inicial, ${String(p.months)} meses, buen crédito (${p.scores}), APR de ${p.rate}. «Total de pagos» no incluye el pago inicial. Son estimaciones. El financiamiento está sujeto a aprobación de crédito. Su propuesta indica cuál tiene usted.`,
  more: 'Vea el glosario',
};
