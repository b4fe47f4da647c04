import type { heroPayment as en } from '../en/hero-payment.ts';
import { typedAmounts } from './typed-amounts.ts';

export const heroPayment: typeof en = {
  typedAmounts,
  label: 'Pago mensual estimado',
  value: 'Valor del equipo',
  prices: 'Precios comunes',
  term: 'Plazo en meses',
  apply: 'Inicie su solicitud con este pago',
  price: (amount) => `${amount} de equipo`,
  inAll: (amount) => `${amount} en total`,
  down: (amount) => `${amount} de pago inicial`,
  cost: (amount) => `${amount} de costo de financiamiento`,
  scale: (amount) => `Escala: de $0 a ${amount}`,
  costAlone: 'Costo de financiamiento',
  credit: {
    premium: 'crédito superior',
    excellent: 'crédito excelente',
    good: 'buen crédito',
    fair: 'crédito regular',
    building: 'crédito por mejorar',
  },
  assumptions: (p) =>
    `${String(p.months)} meses, ${p.credit} (${p.scores}), ${p.down} de pago inicial, APR (tasa porcentual anual) de ${p.rate}. Estimación sujeta a aprobación de crédito.`,
  shared: (price) => `al mes por ${price} de equipo`,
  range: (min, max) => `De ${min} a ${max}`,
  nearest: (value) => `Usamos ${value}, la opción más cercana.`,
  slider: (label) => `${label}, control deslizante`,
  spoken: (value, payment) => `${value}: ${payment} al mes`,
};
