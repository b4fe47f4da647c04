import type { heroPayment as en } from '../en/hero-payment.ts';
import { typedAmounts } from './typed-amounts.ts';

export const heroPayment: typeof en = {
  typedAmounts,
  label: 'Pago mensual estimado',
  value: 'Valor del equipo',
  down: (amount: string) => `${amount} inicial`,
  payments: (months: number, financed: string) => `${String(months)} pagos, ${financed} financiados`,
  assumptions: (p: { months: number; scores: string; down: string; rate: string }) =>
    `${String(p.months)} meses, buen crédito (${p.scores}), ${p.down} de pago inicial, tasa anual de ${p.rate}. Cálculo sujeto a aprobación de crédito.`,
  range: (min, max) => `De ${min} a ${max}`,
  slider: (label) => `${label}, control deslizante`,
  spoken: (value, payment) => `${value}: ${payment} al mes`,
};
