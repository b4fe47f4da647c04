import type { recommendation as en } from '../en/recommendation.ts';
import { typedAmounts } from './typed-amounts.ts';

export const recommendation: typeof en = {
  typedAmounts,
  heading: 'Pida una recomendación',
  lead: 'Un pago, los plazos vecinos y lo que se supuso. Sin correo y sin consulta de crédito.',
  amount: 'Monto',
  amountHint: 'De $10,000 a $2,000,000',
  slider: 'Monto, control deslizante',
  term: 'Plazo',
  months: (count) => `${String(count)} meses`,
  tier: 'Nivel de crédito',
  tiers: { premium: 'Superior', excellent: 'Excelente', good: 'Bueno', fair: 'Regular', building: 'En desarrollo' },
  industry: 'Industria',
  industries: {
    construction: 'Construcción',
    'food-beverage': 'Alimentos y bebidas',
    manufacturing: 'Manufactura',
    'vocational-trucks': 'Camiones vocacionales',
    other: 'Otra',
  },
  equipment: 'Tipo de equipo',
  optional: '(opcional)',
  generate: 'Pedir recomendación',
  generating: 'Generando...',
  invalid: { title: 'Monto no válido', text: 'Ingrese un monto entre $10,000 y $2,000,000' },
  failed: { title: 'Error', text: 'No se pudo generar la recomendación. Por favor intenta de nuevo.' },
  empty: {
    title: 'Su recomendación',
    text: 'Diga cuánto y a qué plazo. Aquí leerá cuánto sale al mes y en total, y qué cambiaría con otro plazo.',
  },
  card: {
    title: (amount, months) => `${amount} a ${String(months)} meses`,
    estimate: 'Cálculo',
    payment: 'Pago estimado',
    aMonth: 'al mes',
    tax: 'Ahorro fiscal estimado',
    terms: (months, rate) =>
      `${String(months)} meses, sin pago inicial, tasa anual de ${rate}. Sujeto a aprobación de crédito.`,
    why: (payment) => `Por qué la calculadora dice ${payment}`,
    because: (c) =>
      `Con crédito ${c.tier.toLowerCase()} toma ${c.downPercent} de pago inicial (${c.down}) y una tasa anual de ${c.rate} a ${String(c.months)} meses. La recomendación toma una sola tasa para todos y nada de pago inicial. Ambas están sujetas a aprobación de crédito.`,
    shorter: (months) => `La calculadora ofrece este nivel hasta ${String(months)} meses.`,
    see: 'Véalo en la calculadora',
    apply: 'Solicite este monto',
  },
};
