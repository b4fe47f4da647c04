import type { assistant as en, PaymentFigures } from '../en/assistant.ts';
import type { BrandFacts } from '../knowledge-entry.ts';
import { words } from './knowledge/words.ts';

type Contact = Pick<BrandFacts, 'phone' | 'email' | 'hours'>;
const reach = (f: Contact): string => `Llame al ${f.phone} (${f.hours}) o escriba a ${f.email}.`;

export const assistant: typeof en = {
  more: (page, path) => `Más información: [${page}](${path})`,
  pages: {
    '/es': 'Página principal',
    '/es#calculator': 'Calculadora de pagos',
    '/es#quote': 'Pida una cotización o una llamada',
    '/es/construccion': 'Equipo de construcción',
    '/es/credit-application': 'Solicitud de crédito',
    '/dealer/login': 'Acceso para distribuidores (en inglés)',
    '/es/first-time': 'Primera compra',
    '/es/food-beverage': 'Equipo de alimentos y bebidas',
    '/es/itin': 'Financiamiento con ITIN',
    '/es/make-payment': 'Hacer un pago',
    '/es/manufacturing': 'Equipo de manufactura',
    '/es/partner': 'Programa para distribuidores',
    '/es/privacy': 'Aviso de privacidad',
    '/es/status': 'Consulte su solicitud',
    '/es/verify': 'Verifique una copia firmada',
    '/es/vocational-trucks': 'Camiones de trabajo',
  },
  tiers: {
    premium: 'superior',
    excellent: 'excelente',
    good: 'bueno',
    fair: 'regular',
    building: 'por mejorar',
  },
  machines: words.machines.split(',').map((name) => name.trim()),
  payment: {
    monthly: (s) => `Pago mensual estimado: ${s.payment}`,
    apr: (s) => `APR (tasa porcentual anual): ${s.apr} (estimado)`,
    rows: (s) => [
      structureRow(s),
      `Equipo: ${s.amount}${s.machine && ` (${s.machine})`}`,
      `Pago inicial (enganche): ${s.down} (${s.downPercent})`,
      `Monto financiado: ${s.financed}`,
      `Plazo: ${String(s.months)} meses`,
      `Nivel de crédito: ${s.tier} (${s.scores})`,
      `Costo de financiamiento: ${s.interest}`,
    ],
    interest: (s) => `Costo de financiamiento estimado: ${s.interest} en ${String(s.months)} meses`,
    interestOf: (s) =>
      `Es por ${s.financed} financiados a un APR de ${s.apr} (estimado). Todos los pagos suman ${s.total}.`,
    compared: {
      term: (s) =>
        `${String(s.months)} meses: ${s.payment} al mes con APR de ${s.apr} (estimado), costo de financiamiento ${s.interest}`,
      difference: (p) =>
        `A ${String(p.short.months)} meses paga ${p.less} menos de costo de financiamiento. A ${String(p.long.months)} meses el pago mensual es ${p.lower} menor.`,
      of: (s) =>
        `Todo es por ${s.amount} con ${s.down} (${s.downPercent}) de pago inicial y crédito ${s.tier} (${s.scores}).`,
    },
    estimate: 'Es una estimación, sujeta a aprobación de crédito, y no es una oferta.',
    assumed: {
      months: (months) => `No indicó plazo, así que usé ${String(months)} meses.`,
      tier: (tier, scores) => `No indicó su crédito, así que usé crédito ${tier} (${scores}).`,
      down: 'Usé el pago inicial mínimo de ese nivel de crédito.',
      downRaised: (least) => `El pago inicial mínimo de este nivel es ${least}, así que usé ese.`,
      downLowered: (most) => `La calculadora toma como máximo ${most} de pago inicial, así que usé ese.`,
      monthsRaised: (least) => `El plazo más corto es de ${String(least)} meses, así que usé ese.`,
      monthsLowered: (most, asked) =>
        `Aquí no hay plazo de ${asked} meses. El más largo es de ${String(most)} meses, así que usé ese.`,
      smallAmount: (under) => `La tasa es un poco más alta si se financian menos de ${under}.`,
      rate: (asked) => `La tasa depende del nivel de crédito, así que no usé ${asked}.`,
      lowScore:
        'Los niveles empiezan en 600 puntos, pero eso no es un mínimo. Usé el nivel más bajo; un especialista de crédito revisa cada solicitud.',
    },
    ask: {
      amount: '¿Cuánto cuesta el equipo? Con un precio le calculo el pago.',
      together: '¿Cuánto cuesta todo junto? Con un solo precio le calculo el pago.',
      downPayment: '¿Cuánto daría de pago inicial en total, en dólares o en porcentaje?',
      term: '¿A cuántos meses en total?',
    },
  },
  stated: {
    inBusiness: (count, unit) =>
      `Puede presentar su solicitud con ${String(count)} ${{ months: count === 1 ? 'mes' : 'meses', years: count === 1 ? 'año' : 'años' }[unit]} de negocio.`,
    score: (score, tier, scores) =>
      `En nuestra calculadora, un puntaje de ${String(score)} está en el nivel ${tier} (${scores}).`,
  },
  limits: {
    amount: {
      maximum: (least, most) => `Lo máximo que financiamos es ${most}. El mínimo es ${least}.`,
      minimum: (least, most) => `Lo mínimo que financiamos es ${least}. El máximo es ${most}.`,
    },
    term: {
      maximum: (least, most, { tier, others }) =>
        `El plazo más largo es de ${String(most)} meses${most < others ? ` en el nivel ${tier} (${String(others)} en los demás)` : ''}. El más corto es de ${String(least)} meses.`,
      minimum: (least, most) =>
        `El plazo más corto es de ${String(least)} meses. El más largo es de ${String(most)} meses.`,
    },
    downPayment: {
      maximum: (least, most, tier) =>
        `Lo máximo que puede dar de pago inicial en la calculadora es ${most}. El mínimo con crédito ${tier} es ${least}.`,
      minimum: (least, most, tier) =>
        `El pago inicial mínimo con crédito ${tier} es ${least}. Lo máximo que puede dar en la calculadora es ${most}.`,
    },
  },
  tooLarge: (f) =>
    `Nuestro máximo es de $2,000,000, así que ese monto pasa de nuestro rango. Un especialista de crédito puede ver otras opciones con usted. ${reach(f)}`,
  sensitiveNumber: (f) =>
    `Por favor no mande aquí números de Seguro Social, de impuestos, de tarjeta o de banco. Quité el número y no lo guardé. Escríbalos solo en la solicitud, donde se guardan cifrados, o en la página de pagos. ${reach(f)}`,
  clarify: (questions) => `No estoy seguro de haber entendido. ¿Quiere saber esto? ${questions.join(' O bien: ')}`,
  unsure: (f) =>
    `De eso no estoy seguro y prefiero no adivinar. Solo conozco el financiamiento que describe este sitio. Nuestro personal le puede ayudar. ${reach(f)}`,
  notBusiness: (f) =>
    `Solo puedo ayudar con equipo para negocios: construcción, alimentos y bebidas, manufactura y camiones de trabajo. ${reach(f)}`,
  messages: {
    content: 'Por favor escriba su pregunta.',
    tooLong: 'Por favor escriba menos de 2,000 caracteres.',
    session: 'Esta sesión de chat no es válida.',
    unknownSession: 'Este chat terminó. Recargue la página para empezar otro.',
    visitor: 'El identificador de visitante no es válido.',
    tooMany: (wait: string) => `Fueron muchos mensajes. Espere ${wait}, por favor.`,
    sessionFull: (f: Contact) => `Este chat llegó a su fin. ${reach(f)}`,
  },
};

function structureRow({ structure, otherPayments, purchase, payment }: PaymentFigures): string {
  switch (structure) {
    case 'level':
      return '';
    case 'seasonal':
      return `De temporada: ${payment} de abril a noviembre, ${otherPayments.join(', ')} de diciembre a marzo`;
    case 'skip':
      return 'De temporada: sin pagos de diciembre a febrero';
    case 'step':
      return `Escalonada: ${[payment, ...otherPayments].map((one, n) => `año ${String(n + 1)} ${one}`).join(', ')}`;
    case 'deferred':
      return 'Aplazado 90 días: el primer pago vence en el mes 4 y el interés corre desde el inicio';
    case 'touch':
      return 'Primeros 3 pagos: $99 cada uno';
    case 'advance':
      return 'Dos pagos se hacen al firmar';
    case 'own10':
      return `Opción de compra de 10% al final: ${purchase}`;
    case 'own1':
      return 'Compra al final: $1';
  }
}
