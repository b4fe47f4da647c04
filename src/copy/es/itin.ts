import type { itin as en } from '../en/itin.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';

export const itin: typeof en = {
  hero: {
    badge: 'Sin número de Seguro Social',
    heading: ['Financiamiento', 'de equipo', 'con ITIN'],
    lead: 'Si declara sus impuestos con ITIN, puede solicitar financiamiento de equipo. No necesita Seguro Social. El sitio, la solicitud y los correos electrónicos están en español.',
    stats: [
      { figure: shortPromises.decisionFigure, label: 'Decisión de crédito típica' },
      { figure: shortPromises.itinFigure, label: 'Días hábiles al desembolso, por lo general' },
      { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
    ],
  },
  benefits: {
    heading: 'Cómo funciona con ITIN',
    list: [
      {
        title: 'Sin Seguro Social',
        text: 'Escriba su Seguro Social o su ITIN en el mismo campo. El ITIN empieza con 9. El número se guarda cifrado.',
      },
      {
        title: 'Decisiones rápidas',
        text: promises.decision,
      },
      {
        title: 'Enfoque en el negocio',
        text: 'Vemos lo que gana su negocio, lo que hace el equipo y cómo ha pagado sus cuentas. No preguntamos por su estatus migratorio.',
      },
    ],
  },
  documents: {
    heading: 'Documentos que va a necesitar',
    list: [
      {
        title: 'Identidad',
        items: [
          'Carta del ITIN emitida por el IRS',
          `${requiredDocuments.owner_id.name}: pasaporte, matrícula consular o identificación estatal`,
          'Comprobante de domicilio',
        ],
      },
      {
        title: 'Negocio',
        items: [
          'Carta del EIN, si el negocio lo tiene',
          'Licencia o registro',
          'Contrato de renta del taller o patio, si existe',
        ],
      },
      {
        title: 'Finanzas',
        items: [
          'Estados de cuenta de los últimos 3–6 meses',
          'Las últimas 2 declaraciones de impuestos',
          requiredDocuments.quote.name,
          requiredDocuments.bank_letter.name,
        ],
      },
    ],
  },
  timeline: {
    heading: 'De la solicitud al desembolso',
    segments: [shortPromises.decisionTime, shortPromises.itinTime],
    list: [
      {
        title: 'Solicitud',
        text: 'Una página, en español o inglés. El borrador se guarda en su teléfono, nunca con su Seguro Social o ITIN.',
      },
      {
        title: 'Revisión',
        text: 'Un especialista en crédito le dice qué falta y le da las condiciones por escrito.',
      },
      { title: 'Desembolso', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
  },
  faq: (p) => ({
    heading: 'Financiamiento con ITIN: seis respuestas',
    list: [
      {
        question: '¿Puedo presentar mi solicitud sin Seguro Social?',
        answer:
          'Sí. Escriba su ITIN en el campo de Seguro Social o ITIN. También puede dejarlo vacío y dárnoslo por teléfono.',
      },
      {
        question: '¿Qué documentos me van a pedir?',
        answer:
          'Su carta del ITIN, un pasaporte, matrícula consular o identificación estatal, comprobante de domicilio, estados de cuenta, la cotización del vendedor y un cheque anulado. Pedimos sus últimas 2 declaraciones con cualquier monto: muestran sus ingresos cuando el reporte de crédito es corto. Los montos grandes necesitan más: vea la lista por monto.',
      },
      {
        question: 'Mi ITIN venció. ¿Qué hago?',
        answer:
          'El ITIN vence si no aparece en ninguna declaración federal durante tres años seguidos. La renovación con el IRS tarda de 7 a 11 semanas. Cuente con el plazo más largo en temporada de impuestos o desde el extranjero. Iníciela y envíe de todos modos su solicitud; le diremos qué puede avanzar.',
      },
      {
        question: '¿Cuánto necesito de pago inicial (enganche)?',
        answer: `En nuestra calculadora, del ${p.down.from} al ${p.down.to} según el nivel de crédito, y hasta el ${p.down.most} si usted quiere. Los niveles empiezan en 600 puntos. Con menos, o sin puntaje, evaluamos su solicitud completa.`,
      },
      {
        question: '¿Cuánto tarda el desembolso?',
        answer: promises.itinFunding,
      },
      {
        question: '¿Están seguros mis datos?',
        answer:
          'Su número y su fecha de nacimiento se guardan cifrados con AES-256 y se usan para la solicitud. Nuestro aviso de privacidad explica quién puede verlos y cuándo la ley puede exigir que los compartamos.',
      },
    ],
  }),
  machines: {
    heading: 'Ejemplos de pagos con ITIN',
    lead: 'La tasa de la calculadora no depende del tipo de número. Elija una máquina para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      miniExcavator: 'Miniexcavadora',
      skidSteer: 'Minicargador',
      tortillaLine: 'Línea de tortillas',
      bucket: 'Camión canastilla',
      loader: 'Cargador compacto de ruedas',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'Quién puede presentar la solicitud',
        text: 'Cualquier dueño de un negocio en Estados Unidos que declare sus impuestos con ITIN. No necesita Seguro Social.',
      },
      {
        term: 'Documentos',
        text: 'Tres listas cortas: identidad, negocio y finanzas. Las declaraciones de impuestos muestran sus ingresos cuando el reporte de crédito es corto.',
        link: { to: '#documents', text: 'Vea los documentos' },
      },
    ],
  },
  more: {
    heading: 'Más preguntas de dueños con ITIN',
    list: [
      {
        question: '¿Necesito ser ciudadano o residente?',
        answer:
          'La solicitud no pregunta por ciudadanía ni estatus migratorio. Pregunta quién es usted, qué hace su negocio y cómo paga. Cualquier dueño de un negocio en Estados Unidos puede presentarla.',
      },
      {
        question: 'No tengo historial de crédito aquí. ¿Puedo presentar mi solicitud?',
        answer:
          'Sí. Estados de cuenta, declaraciones, renta, seguro y pagos a proveedores muestran cómo paga usted. Puede ayudar un pago inicial mayor, una primera máquina más pequeña u otro dueño que firme con usted.',
      },
      {
        question: '¿Pago una tasa más alta por tener ITIN?',
        answer:
          'No por tener ITIN: nuestras tasas de ejemplo son las mismas con ITIN y con Seguro Social. Dependen del nivel de crédito, el plazo y el monto. Un especialista en crédito fija su tasa después de revisar toda la solicitud, con su historial de crédito. Su propuesta escrita la muestra, con el APR, antes de firmar.',
      },
      {
        question: '¿Todo está en español?',
        answer: `${promises.languages} ${promises.agreementLanguage}`,
      },
    ],
  },
  closing: {
    heading: 'Llene la solicitud en el idioma que prefiera',
    text: (hours: string) => `La misma solicitud en español y en inglés. Llame: ${hours}.`,
  },
};
