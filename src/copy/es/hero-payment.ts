import type { heroPayment as en } from '../en/hero-payment.ts';
import { typedAmounts } from './typed-amounts.ts';

export const heroPayment: typeof en = {
  typedAmounts,
  label: 'Pago mensual estimado',
  value: 'Valor del equipo',
  prices: 'Precios comunes',
  term: 'Plazo en meses',
  apply: 'Continúe con su solicitud',
  price: (amount) => `${amount} de equipo`,
  inAll: (amount) => `${amount} en total`,
  down: (amount) => `${amount} de pago inicial`,
  cost: (amount) => `${amount} de costo de financiamiento`,
  costAlone: 'Costo de financiamiento',
  assumptions: (p: { months: number; scores: string; down: string; rate: string }) =>
    `${String(p.months)} meses, buen crédito (${p.scores}), ${p.down} de pago inicial, APR (tasa porcentual anual) de ${p.rate}. Cálculo sujeto a aprobación de crédito.`,
  shared: (price) => `al mes por ${price} de equipo`,
  range: (min, max) => `De ${min} a ${max}`,
  slider: (label) => `${label}, control deslizante`,
  spoken: (value, payment) => `${value}: ${payment} al mes`,
};
