import type { assistant as en, PaymentSheet } from '../en/assistant.ts';
import type { BrandFacts } from '../knowledge-entry.ts';

type Contact = Pick<BrandFacts, 'phone' | 'email' | 'hours'>;
const reach = (f: Contact): string => `Llame al ${f.phone} (${f.hours}) o escriba a ${f.email}.`;

export const assistant: typeof en = {
  welcome:
    '¡Hola! Soy un asistente de inteligencia artificial. Respondo preguntas sobre financiamiento de equipo con lo que dicen las páginas de este sitio y puedo estimar un pago. No decido nada ni doy consejos fiscales o legales. Por favor nunca escriba aquí números de Seguro Social, de tarjeta o de cuenta.',
  suggestions: [
    '¿Qué tipo de equipo financian?',
    '¿Cuáles son las tasas de interés?',
    'Quiero saber sobre financiamiento de equipo de construcción',
    '¿Qué beneficios fiscales hay?',
  ],
  more: (path: string) => `Más información: ${path}`,
  tiers: {
    premium: 'superior',
    excellent: 'excelente',
    good: 'bueno',
    fair: 'regular',
    building: 'en desarrollo',
  },
  payment: {
    sheet: (s: PaymentSheet, tier: string) =>
      [
        `Equipo: ${s.amount}`,
        `Pago inicial (enganche): ${s.down} (${s.downPercent})`,
        `Financiado: ${s.financed}`,
        `Plazo: ${String(s.months)} meses`,
        `Nivel de crédito: ${tier} (${s.scores})`,
        `Tasa anual: ${s.rate}`,
        `Pago mensual: ${s.payment}`,
      ].join('\n'),
    estimate: 'Es un cálculo, sujeto a aprobación de crédito, y no es una oferta.',
    assumed: {
      months: (months: number) => `No indicó plazo, así que tomé ${String(months)} meses.`,
      tier: 'No indicó nivel de crédito, así que tomé buen crédito.',
      downRaised: (least: string) => `El pago inicial mínimo de este nivel es ${least}, así que usé ese.`,
      downLowered: (most: string) => `La calculadora toma como máximo ${most} de pago inicial, así que usé ese.`,
      monthsRaised: (least: number) => `El plazo más corto es de ${String(least)} meses, así que usé ese.`,
      monthsLowered: (most: number) => `El plazo más largo aquí es de ${String(most)} meses, así que usé ese.`,
      lowScore:
        'Los niveles empiezan en 600 puntos; eso no es un límite para solicitar. Tomé el nivel más bajo; una persona lee el expediente.',
    },
    tooSmall: (f: Contact) =>
      `Nuestro mínimo es de $10,000, así que ese monto queda debajo de nuestro rango. Si con otro equipo o la instalación el total llega a $10,000, puede presentar su solicitud. ${reach(f)}`,
    tooLarge: (f: Contact) =>
      `Nuestro máximo es de $2,000,000, así que ese monto pasa de nuestro rango. Un especialista de crédito puede ver otras opciones con usted. ${reach(f)}`,
  },
  refused: {
    approval: (f: Contact) =>
      `Yo no puedo aprobar, negar ni precalificar a nadie: una persona decide después de leer toda la solicitud, en 24–48 horas. ${reach(f)}`,
    promise: (f: Contact) =>
      `Yo no puedo prometer ni apartar nada, ni una tasa ni una decisión. Sus condiciones están en una propuesta por escrito después de la revisión. ${reach(f)}`,
    'tax-advice': (f: Contact) =>
      `Yo no puedo dar consejos de impuestos: por favor pregunte por su caso a su asesor fiscal. Nuestra calculadora muestra los límites de la Sección 179 como ilustración. Para preguntas de financiamiento: ${reach(f)}`,
    'legal-advice': (f: Contact) =>
      `Yo no puedo dar consejos legales: por favor pregunte a un abogado. Lo que dice su contrato, nuestro personal lo puede repasar con usted. ${reach(f)}`,
    'sensitive-request': (f: Contact) =>
      `Aquí no recibo ni consulto números de Seguro Social, de tarjeta o de banco. Escríbalos solo en la solicitud, donde se guardan cifrados, o en la página de pagos. ${reach(f)}`,
    errand: (f: Contact) =>
      `Yo no puedo cambiar, enviar, firmar, cancelar ni consultar nada en su nombre. Su solicitud y la página de su enlace están en sus manos; para lo demás: ${reach(f)}`,
    injection: (f: Contact) =>
      `Solo puedo ayudar con preguntas sobre financiamiento de equipo de este sitio. Para lo demás: ${reach(f)}`,
    'sensitive-number': (f: Contact) =>
      `Por favor no mande aquí números de Seguro Social, de impuestos, de tarjeta o de banco. Quité el número y no lo guardé. Escríbalos solo en la solicitud, donde se guardan cifrados, o en la página de pagos. ${reach(f)}`,
  },
  unsure: (f: Contact) =>
    `De eso no estoy seguro y prefiero no adivinar: solo conozco el financiamiento de este sitio. Una persona le puede ayudar. ${reach(f)}`,
  notBusiness: (f: Contact) =>
    `Solo puedo ayudar con equipo para negocios: construcción, alimentos y bebidas, manufactura y camiones vocacionales. Casas, carros familiares, lanchas, armas y otras compras personales están fuera de nuestros programas. ${reach(f)}`,
  interrupted: (f: Contact) => `Disculpe, mi respuesta se cortó. Pregunte otra vez, por favor, o llame al ${f.phone}.`,
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
