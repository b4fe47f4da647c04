import type { recommendationMessages as enMessages, recommendationText as en } from '../en/recommendation-text.ts';

export const recommendationText: typeof en = {
  reason: (f) =>
    `Para ${f.amount}${f.equipment === '' ? '' : ` (${f.equipment})`} a ${String(f.months)} meses le sugerimos un préstamo para equipo: la máquina es suya desde el primer día. Un plazo más corto cuesta menos en total; uno más largo le deja más efectivo cada mes.`,
  industries: {
    construction:
      'En construcción, los pagos pueden seguir la temporada: pida pagos más altos cuando excava y menores en invierno.',
    'food-beverage':
      'Para una línea de alimentos o bebidas, pida pagos menores mientras se instala, o pagos que sigan su temporada.',
    manufacturing:
      'Para una celda de manufactura, pida pagos escalonados si la celda necesita tiempo para tomar ritmo.',
    'vocational-trucks': 'Si sus camiones trabajan por temporada, pida pagos de temporada.',
  },
  payment: (f) =>
    `La estimación de la recomendación es de unos ${f.payment} al mes, ${f.total} en total, con una tasa fija de ${f.rate} y sin pago inicial.`,
  tax: (f) =>
    `El ahorro fiscal podría ser de unos ${f.taxSavings}, ${f.taxShare} del costo. La calculadora muestra un beneficio de la Sección 179 de ${f.section179}, ${f.section179Share} del costo. Los dos porcentajes son ejemplos. Si le corresponde, y por cuánto, depende de su negocio: consulte a su asesor fiscal.`,
  assumptions: (f) =>
    `Se supone: sin pago inicial, un APR fijo de ${f.rate} para todo nivel de crédito, pagos mensuales iguales y sin cargos. La calculadora de pagos usa la tasa y el pago inicial de su nivel, por eso da otra cifra. Es una estimación, no una oferta, sujeta a aprobación de crédito.`,
};

export const recommendationMessages: typeof enMessages = {
  amount: 'Ingrese un monto entre $10,000 y $2,000,000',
  term: 'Elija un plazo de 12, 24, 36, 48 o 60 meses',
  visitorId: 'Algo salió mal. Recargue la página e intente de nuevo.',
  text: 'Use texto simple de hasta 100 caracteres',
  tooMany: (wait) => `Demasiadas recomendaciones en poco tiempo. Espere ${wait}.`,
};
