import type { recommendation as en } from '../en/recommendation.ts';
import { calculator } from './calculator.ts';
import { termsCompared } from './calculator-terms.ts';
import { typedAmounts } from './typed-amounts.ts';

const points = (count: number): string => (count === 1 ? '1 punto porcentual' : `${String(count)} puntos porcentuales`);

export const recommendation: typeof en = {
  typedAmounts,
  compared: termsCompared,
  labels: calculator.result.labels,
  notes: calculator.result.notes,
  heading: 'Pida una recomendación',
  lead: 'Vea su pago junto a otros plazos. Agregue su industria para recibir una sugerencia. Sin correo electrónico y sin consulta de crédito.',
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
  ask: 'Revise su industria y pulse el botón. Le sugeriremos cómo pagar este equipo y por qué.',
  card: {
    title: (amount, months) => `${amount} a ${String(months)} meses`,
    estimate: 'Estimación',
    outdated: 'Pulse el botón para actualizar',
    payment: 'Préstamo para equipo, pago estimado',
    yours: (p) => `${p.down} de pago inicial y APR de ${p.apr} para su nivel de crédito.`,
    longTerm: (p) => `La tasa incluye ${points(p.points)} por un plazo de más de ${String(p.months)} meses.`,
    smallAmount: (p) => `La tasa incluye ${points(p.points)} porque se financian menos de ${p.under}.`,
    recommended: 'Estimación de la recomendación',
    flat: (rate) => `tasa fija de ${rate}, sin pago inicial`,
    aMonth: 'al mes',
    tax: 'de ahorro fiscal estimado',
    how: 'Cómo lo calculamos',
    approval: 'Sujeto a aprobación de crédito.',
    shorter: (months) => `La calculadora ofrece este nivel hasta ${String(months)} meses.`,
    see: 'Véalo en la calculadora',
    apply: 'Inicie su solicitud por este monto',
  },
};
