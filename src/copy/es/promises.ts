import type { nextPromises as nextEn, promises as en, shortPromises as shortEn } from '../en/promises.ts';

/** One wording per promise. Pages use these sentences, and a test compares every public page with them. */
export const promises: typeof en = {
  decision:
    'La mayoría de las solicitudes completas recibe una decisión de crédito en 24–48 horas, de lunes a viernes.',
  /** For the descriptions that search engines show. */
  decisionShort: 'La mayoría de las decisiones en 24–48 horas.',
  contact: 'Nos comunicaremos con usted en un plazo de 24 a 48 horas, de lunes a viernes.',
  email: 'Respondemos los correos electrónicos en un plazo de 24 horas, de lunes a viernes.',
  dealerStructures: 'Enviamos estructuras de pago para su cliente en 24 horas, de lunes a viernes.',
  itinFunding:
    'El desembolso suele tardar 5–7 días hábiles después de la aprobación. Antes, por lo general necesitamos los documentos firmados y el equipo entregado.',
  truckClosing: 'La compra de un camión suele cerrarse en 5–10 días hábiles desde que la solicitud está completa.',
  allCredit: 'Consideramos todos los niveles de crédito.',
  noFee: 'Presentar la solicitud no cuesta nada.',
  noTwoYears: 'No hay una regla estricta de 2 años en el negocio.',
  creditCheck:
    'Consultamos su crédito solo después de que usted firme la solicitud. Su firma incluye la autorización de crédito.',
  preQualify:
    'Para precalificar se llena nuestra solicitud de crédito, de una página. Su firma al final incluye la autorización de crédito; antes de ella no consultamos su crédito.',
  directLender:
    'Somos un prestamista directo: nuestro propio personal revisa su solicitud y financia las operaciones aprobadas.',
  otherSource:
    'En algunas operaciones otra fuente de fondos participa en la decisión. Esa empresa recibe solo lo que necesita para decidir.',
  notSold: 'No vendemos su información.',
  spouse: 'Nunca exigimos la firma de su cónyuge por el solo hecho de que estén casados.',
  sellerPaid: 'Le pagamos directamente al vendedor, por lo general después de que usted firma y acepta la entrega.',
  whenPaid: 'Por lo general, después de que usted firma y acepta la entrega.',
  paidEarlier: 'Si el fabricante o la subasta pide un pago antes, díganoslo.',
  stages: 'Podemos pagarle al fabricante por etapas: anticipo, embarque y aceptación.',
  languages:
    'Este sitio, la solicitud, los correos electrónicos y la copia de la solicitud que usted firma están en español y en inglés.',
  phoneLanguage: 'Por teléfono, pida que le atiendan en español.',
  agreementLanguage: 'Antes de firmar, pregúntenos si su contrato está disponible en español.',
  approval: 'Todo financiamiento está sujeto a aprobación de crédito.',
  noCommitment: 'Las condiciones pueden variar. Nada en este sitio es un compromiso de préstamo.',
};

const documents = (count: number): string => (count === 1 ? '1 documento' : `${String(count)} documentos`);

export const nextPromises: typeof nextEn = {
  contactBy: (day) => `Nos comunicaremos con usted a más tardar el ${day}.`,
  decision: (count) => `Para decidir, primero necesitamos ${documents(count)}. ${promises.decision}`,
};

export const shortPromises: typeof shortEn = {
  decisionFigure: '24–48 horas',
  decisionTime: '24–48 horas',
  decisionHeading: 'Decisión en 24–48 horas',
  dealerFigure: '24 horas',
  dealerTime: 'En 24 horas',
  itinFigure: '5–7',
  itinTime: '5–7 días hábiles',
  truckFigure: '5–10',
  truckHeading: 'Por lo general se cierra en 5–10 días hábiles',
  truckTime: 'Días hábiles 5–10',
  checkFigure: '60 segundos',
  checkHeading: 'Revisión de requisitos en 60 segundos',
  decisionIn: 'Decisión en 24–48 horas',
  preQualifyFigure: '5 minutos',
  preQualifyHeading: 'Precalifique en 5 minutos',
  sameDayHeading: 'Cotizaciones el mismo día, de lunes a viernes',
  notSoldHeading: 'No vendemos su información',
  rangeFigure: '$10K–$2MM',
};
