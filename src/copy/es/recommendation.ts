import type { recommendation as en } from '../en/recommendation.ts';
import { termsCompared } from './calculator-terms.ts';
import { typedAmounts } from './typed-amounts.ts';

export const recommendation: typeof en = {
  typedAmounts,
  compared: termsCompared,
  heading: 'Pida una recomendación',
  lead: 'Vea su pago con la tasa y el pago inicial de su nivel de crédito, junto a otros plazos. Sin correo electrónico y sin consulta de crédito.',
  amount: 'Monto',
  amountHint: 'De $10,000 a $2,000,000',
  slider: 'Monto, control deslizante',
  term: 'Plazo',
  months: (count) => `${String(count)} meses`,
  tier: 'Nivel de crédito',
  tiers: { premium: 'Superior', excellent: 'Excelente', good: 'Bueno', fair: 'Regular', building: 'Por mejorar' },
  industry: 'Industria',
  industries: {
    construction: 'Construcción',
    'food-beverage': 'Alimentos y bebidas',
    manufacturing: 'Manufactura',
    'vocational-trucks': 'Camiones de trabajo',
    other: 'Otra',
  },
  equipment: 'Tipo de equipo',
  optional: '(opcional)',
  generate: 'Pedir recomendación',
  generating: 'Generando...',
  invalid: { title: 'Monto no válido', text: 'Ingrese un monto entre $10,000 y $2,000,000' },
  failed: { title: 'Error', text: 'No se pudo generar la recomendación. Por favor intenta de nuevo.' },
  ask: 'Elija su monto y su nivel de crédito y pulse el botón para verlos aquí con una recomendación.',
  card: {
    title: (amount, months) => `${amount} a ${String(months)} meses`,
    estimate: 'Cálculo',
    payment: 'Pago estimado',
    yours: (p) => `${p.down} de pago inicial y APR de ${p.apr} para su nivel de crédito, igual que en la calculadora.`,
    recommended: 'Cálculo de la recomendación',
    differs: 'Es distinto porque no usa la tasa de su nivel ni un pago inicial.',
    flat: (rate) => `tasa fija de ${rate}, sin pago inicial`,
    aMonth: 'al mes',
    tax: 'Ahorro fiscal estimado',
    taxNote: (share) =>
      `${share} del costo del equipo, como ejemplo. La calculadora usa otro porcentaje de ejemplo. Consulte a su asesor fiscal.`,
    approval: 'Sujeto a aprobación de crédito.',
    shorter: (months) => `La calculadora ofrece este nivel hasta ${String(months)} meses.`,
    see: 'Véalo en la calculadora',
    apply: 'Continuar a la solicitud',
  },
};
