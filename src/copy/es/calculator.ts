import type { calculator as en, PaymentNote } from '../en/calculator.ts';
import { termsCompared } from './calculator-terms.ts';
import { typedAmounts } from './typed-amounts.ts';

const payments = ({ count, last }: PaymentNote): string => `${String(count)} pagos, el último de ${last}.`;

export const calculator: typeof en = {
  typedAmounts,
  compared: termsCompared,
  heading: 'Calcule su pago',
  lead: 'Todas las cifras, sin pedirle su correo.',
  value: 'Valor del equipo',
  prices: 'Precios comunes',
  term: 'Plazo',
  months: (count) => `${String(count)} meses`,
  down: 'Pago inicial',
  minimum: (percent) => `${percent} mínimo`,
  range: (min, max) => `De ${min} a ${max}`,
  slider: (label) => `${label}, control deslizante`,
  tier: 'Nivel de crédito',
  tiers: { premium: 'Superior', excellent: 'Excelente', good: 'Bueno', fair: 'Regular', building: 'Por mejorar' },
  tierNote: 'Son los rangos de esta calculadora, no un mínimo. Revisamos cada solicitud, con cualquier puntaje.',
  buildingNote: (months) => `Este nivel tiene plazos de hasta ${String(months)} meses.`,
  shape: 'Estructura de pagos',
  moreShapes: 'Más estructuras',
  shapes: {
    level: { name: 'Fijo', about: 'El mismo pago todos los meses.' },
    seasonal: {
      name: 'Por temporada',
      about: 'De diciembre a marzo, la cuarta parte de lo que paga de abril a noviembre.',
    },
    step: { name: 'Escalonado', about: 'Cada año el pago es 10% mayor que el del año anterior.' },
    skip: {
      name: 'Sin pagos en invierno',
      about: 'Sin pagos en diciembre, enero y febrero. Los intereses siguen corriendo.',
    },
    deferred: {
      name: '90 días sin pagos',
      about: 'Primer pago en el mes 4; el plazo termina 3 meses después. Los intereses corren desde el inicio.',
    },
    touch: { name: 'Tres primeros pagos de $99', about: 'Tres pagos de $99 y después pagos fijos.' },
    advance: { name: 'Dos por adelantado', about: 'Dos pagos a la firma y los demás cada mes.' },
    own10: {
      name: 'Compra por 10%',
      about: 'Pagos menores y, al final, 10% del valor del equipo para quedarse con él.',
    },
    own1: { name: 'Compra por $1', about: 'Un arrendamiento que termina con la compra por un dólar.' },
  },
  funded: 'Mes del desembolso',
  monthNames: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  result: {
    labels: {
      level: 'Pago mensual',
      seasonal: 'Pago mensual, de abril a noviembre',
      step: 'Pago mensual, año 1',
      skip: 'Pago mensual, de marzo a noviembre',
      deferred: 'Pago mensual desde el mes 4',
      touch: 'Pago mensual desde el mes 4',
      advance: 'Pago mensual, dos vencen a la firma',
      own10: 'Pago mensual',
      own1: 'Pago mensual',
    },
    notes: {
      level: payments,
      seasonal: (n) => `${n.other} de diciembre a marzo. ${payments(n)}`,
      step: (n) => (n.years === 1 ? payments(n) : `Sube hasta ${n.other} en el año ${String(n.years)}. ${payments(n)}`),
      skip: payments,
      deferred: payments,
      touch: (n) => `Antes, tres pagos de ${n.first}. ${payments(n)}`,
      advance: payments,
      own10: (n) => `${payments(n)} Después, ${n.purchase} para quedarse con el equipo.`,
      own1: (n) => `${payments(n)} Después, ${n.purchase} para quedarse con el equipo.`,
    },
    level: (payment) => `Con pagos fijos serían ${payment}.`,
    chainDown: (amount) => `${amount} de pago inicial`,
    chainCost: (amount) => `${amount} de costo de financiamiento`,
    downRow: (percent) => `Pago inicial (${percent})`,
    financed: 'Monto financiado',
    apr: (tier) => `APR, crédito ${tier.toLowerCase()}, sin cargos`,
    cost: 'Costo de financiamiento',
    total: 'Total de pagos',
    inAll: 'Costo total',
    section179: 'Beneficio Sección 179 *',
    apply: 'Continúe con su solicitud',
    disclaimer: (percent) =>
      `Cálculo sujeto a aprobación de crédito. * ${percent} del valor del equipo. Consulte a su asesor fiscal: si le corresponde y cuánto depende de su negocio.`,
    small:
      'El monto financiado es menor de $10,000, el mínimo de nuestros programas. Llámenos antes de presentar su solicitud.',
    announce: (label, payment) => `${label}: ${payment}`,
  },
  examples: {
    title: 'Empiece con un caso',
    show: 'Mostrar',
    sample: 'Ejemplo',
    trucks: 'Seis camiones, $485,000, por temporada',
    manufacturing: 'Celda CNC, $620,000 financiados, escalonado',
    note: 'Se suponen 60 meses, crédito excelente y 10% de pago inicial.',
  },
  link: {
    copy: 'Copiar enlace con estas condiciones',
    copied: 'Enlace copiado',
    inBar: 'El enlace está en la barra de direcciones',
  },
};
