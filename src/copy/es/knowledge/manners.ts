import type { manners as en } from '../../en/knowledge/manners.ts';

export const manners: typeof en = {
  greeting: {
    path: '/es',
    alone: 'saludo',
    questions: [
      'Hola',
      'Buenos días',
      'Buenas tardes',
      'Buenas noches',
      'Hola, buenas',
      '¿Qué tal?',
      '¿Cómo está?',
      '¿Hay alguien ahí?',
    ],
    answer:
      '¡Hola! Pregúnteme sobre equipo, tasas, documentos o su solicitud, o dígame un precio y le calculo un pago estimado.',
  },
  thanks: {
    path: '/es/credit-application',
    alone: 'agradecer',
    questions: [
      'Gracias',
      'Muchas gracias',
      'Gracias por la ayuda',
      'Perfecto, gracias',
      'Se lo agradezco',
      'Ya entendí, gracias',
      'Eso es todo',
      'Adiós',
    ],
    answer: (f) => `Con gusto. Si le surge otra pregunta, escríbame o llame al ${f.phone}.`,
  },
  insult: {
    path: '/es',
    alone: 'insulto',
    questions: [
      'No sirve para nada',
      'Es un inútil',
      'Qué estupidez',
      'Pinche robot',
      'Vete al diablo',
      'Es una basura',
      'Son unos idiotas',
      'No mames',
    ],
    answer: (f) =>
      `Siento no haberle ayudado. Nuestro personal sí puede: llame al ${f.phone} (${f.hours}) o escriba a ${f.email}. También puede preguntarme con otras palabras.`,
  },
  promise: {
    path: '/es/credit-application',
    questions: [
      '¿Me garantiza la aprobación?',
      'Prométame que me dan el préstamo',
      '¿Me puede asegurar la tasa hoy?',
      '¿Me apartan esta tasa?',
      '¿La tasa está garantizada?',
      '¿Me asegura que el pago no va a subir?',
      '¿Se compromete a ese precio?',
      'Deme su palabra por escrito',
    ],
    answer: (f) =>
      `Yo no puedo prometer ni apartar nada: ni una tasa, ni un pago, ni una decisión. Lo que cuenta es la propuesta por escrito que recibe después de nuestra revisión. Para preguntar por los tiempos, llame al ${f.phone} (${f.hours}).`,
  },
  'tax-advice': {
    path: '/es#calculator',
    questions: [
      '¿Qué me conviene para los impuestos, comprar o arrendar?',
      '¿Cuánto voy a ahorrar en taxes?',
      '¿Qué pongo en mi declaración?',
      '¿Me conviene la depreciación bono o la Sección 179?',
      '¿Me conviene esperar a enero por los impuestos?',
      '¿Me puede dar un consejo fiscal?',
      '¿Esto me baja de nivel de impuestos?',
      'Le debo al IRS, ¿cómo manejo la deducción?',
    ],
    answer: (f) =>
      `Yo no puedo dar consejos de impuestos. Su asesor fiscal le dice qué conviene en su caso. Nuestra calculadora muestra los límites de la Sección 179 de este año como ilustración. Para preguntas de financiamiento, llame al ${f.phone}.`,
  },
  'legal-advice': {
    path: '/es',
    questions: [
      '¿Me puede dar un consejo legal?',
      '¿Necesito un abogado?',
      '¿Puedo demandar al vendedor?',
      '¿Es legal este contrato?',
      '¿Me pueden demandar si dejo de pagar?',
      '¿Cuáles son mis derechos en la corte?',
      '¿Es válida esa cláusula de mi arrendamiento?',
      'Me llegó una demanda, ¿qué hago?',
    ],
    answer: (f) =>
      `Yo no puedo dar consejos legales. Por favor pregunte a un abogado. Nuestro personal puede repasar con usted lo que dice su contrato: ${f.phone} (${f.hours}).`,
  },
};
