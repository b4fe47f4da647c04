import { documentsFor } from '#contract/required-documents.ts';
import type { home as en } from '../en/home.ts';
import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';
import { statusPage } from './status-page.ts';

/** Nothing for a lender that leaves the year out. */
const since = (year: number | null): string => (year === null ? '' : ` desde ${String(year)}`);

const { steps } = statusPage;
const { documents } = statusPage.phases;
/** Documents still missing in the example. */
const missing = 1;

export const home: typeof en = {
  heading: ['Sepa cuánto va a pagar.', 'Llévese la máquina.'],
  lead: 'Financiamos equipo nuevo y usado para negocios en Estados Unidos, de $10,000 a $2,000,000. Sin costo por presentar su solicitud y sin regla estricta de 2 años en el negocio.',
  apply: 'Inicie su solicitud',
  stats: [
    { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
    { figure: shortPromises.decisionFigure, label: 'Decisión de crédito típica' },
    { figure: 'Todo crédito', label: 'Se considera' },
  ],
  asks: { label: 'Preguntas comunes', itin: 'Tengo ITIN' },
  board: {
    heading: 'Cuánto cuesta cada máquina al mes',
    lead: 'Seis máquinas, con los pagos a la misma escala. Elija su nivel de crédito y verá cambiar cada pago. Cada nivel tiene su pago inicial mínimo: un pago mensual menor puede costar más en total.',
    tier: 'Nivel de crédito',
    tiers: { premium: 'Superior', excellent: 'Excelente', good: 'Bueno', fair: 'Regular', building: 'Por mejorar' },
    machines: {
      excavator: { name: 'Excavadora compacta', condition: 'usada' },
      skidSteer: { name: 'Minicargador', condition: 'usado' },
      oven: { name: 'Horno de tres pisos', condition: 'nuevo' },
      mill: { name: 'Centro de maquinado CNC', condition: 'usado' },
      truck: { name: 'Camión canastilla', condition: 'nuevo' },
      line: { name: 'Línea de empaque', condition: 'nueva' },
    },
    change: (machine) => `${machine}: cambie las cifras en la calculadora`,
    priced: (condition, price) => `${condition}, ${price}`,
    terms: ({ down, payments, cost }) =>
      `${down} de pago inicial, ${String(payments)} pagos${cost === '' ? '' : `, ${cost} de costo de financiamiento`}`,
    rate: (rate) => `al mes, APR de ${rate}`,
    key: { price: 'Precio del equipo', cost: 'Costo de financiamiento', year: '12 pagos' },
    all: 'Mostrar las seis máquinas',
    note: 'Precios de ejemplo con el pago inicial mínimo del nivel. Son estimaciones. El financiamiento está sujeto a aprobación de crédito.',
    programs: 'Todos los programas',
  },
  programs: {
    heading: 'Programas de financiamiento especializados',
    lead: 'Equipo nuevo y usado, de $10,000 a $2,000,000, de 12 a 60 meses.',
    see: 'Vea el programa',
    cards: {
      construction: {
        title: 'Construcción',
        text: 'Excavadoras, minicargadores, cargadores, grúas y montacargas, nuevos o usados.',
      },
      food: {
        title: 'Alimentos y bebidas',
        text: 'Hornos, batidoras, transportadores y empaque, desde una unidad hasta una línea completa.',
      },
      manufacturing: {
        title: 'Manufactura',
        text: 'Máquinas CNC, robots, compresores y equipo de inspección, con herramental e instalación.',
      },
      firstTime: {
        title: 'Primera compra',
        text: `¿Negocio nuevo? ${promises.noTwoYears} Su experiencia en el oficio cuenta.`,
      },
    },
  },
  moves: {
    heading: 'Cómo funciona',
    lead: 'Usted siempre sabe a quién le toca el siguiente paso.',
    all: 'Mostrar detalles y ejemplos',
    who: { you: 'Usted', we: 'Nosotros' },
    list: [
      {
        time: 'Día 0',
        who: ['you'],
        title: 'Envíe su solicitud',
        text: 'Una página, desde cualquier dispositivo. Su dispositivo guarda el borrador mientras escribe. Sin costo, y sin consulta de crédito hasta que usted firme.',
      },
      {
        time: shortPromises.decisionIn,
        who: ['we'],
        title: 'Revisión rápida',
        text: 'Un especialista en crédito revisa su solicitud. Le diremos que sí, que no o exactamente qué falta.',
      },
      {
        time: 'Después de la decisión',
        who: ['you', 'we'],
        title: 'Firme y reciba su equipo',
        text: `Para el cierre se necesitan los documentos firmados, la factura final, el seguro y su aceptación de la máquina. ${promises.sellerPaid} ${promises.paidEarlier}`,
      },
    ],
    status: {
      title: documents.title({ missing }),
      text: documents.text({ contact: '', email: '', hearBy: '', respondBy: 'viernes', missing }),
      steps: [
        {
          name: steps.received,
          note: '$84,500 para una excavadora compacta',
          when: 'lun 1:32 p.m.',
          state: 'done',
        },
        { name: steps.documents, note: statusPage.send(missing), when: statusPage.stepStates.now, state: 'now' },
        { name: steps.review, note: '', when: '', state: 'open' },
        { name: steps.sign, note: '', when: '', state: 'open' },
        { name: steps.paid, note: '', when: '', state: 'open' },
      ],
      caption: 'Ejemplo de su página de estado. Cada solicitante recibe la suya, y no necesita contraseña.',
    },
    documents: {
      list: documentsFor(null).map((one) => requiredDocuments[one].name),
      missingAt: 3,
      received: 'Recibido',
      add: 'Agregar',
      caption:
        'Ejemplo de la misma solicitud: los documentos que le pedimos. Envíe fotos desde su teléfono. Las ciframos antes de guardarlas.',
    },
  },
  fleet: {
    heading: caseVocationalTrucks.heading,
    text: 'Un contratista de líneas eléctricas ganó un contrato y necesitaba cuatro camiones canastilla, una grúa perforadora y un camión grúa antes de abril.',
    full: 'de abril a noviembre',
    low: 'de diciembre a marzo',
    rows: {
      price: 'Seis camiones',
      approved: 'Aprobado',
      approvedText: 'al tercer día',
      term: 'Plazo',
      termText: '60 meses, 10% de pago inicial',
      total: 'Total de pagos',
    },
    read: 'Lea el caso',
    note: 'Pagos a la tasa de nuestra calculadora para crédito excelente; no vienen del contrato del cliente. Son estimaciones. El financiamiento está sujeto a aprobación de crédito.',
  },
  testimonials: {
    heading: 'Lo que dicen nuestros clientes',
    all: (count) => `Mostrar los ${String(count)} testimonios`,
  },
  why: {
    heading: 'Por qué elegirnos',
    lead: (year) =>
      `Prestamista directo${since(year)}. Nuestro propio personal revisa su solicitud y contesta el teléfono.`,
    all: 'Mostrar los detalles de las seis razones',
    makers: 'Marcas que financiamos',
    note: 'Las marcas pertenecen a sus dueños. Ningún fabricante nos patrocina ni nos respalda.',
    reasons: [
      {
        title: shortPromises.notSoldHeading,
        text: `${promises.directLender} ${promises.otherSource}`,
      },
      {
        title: 'Pago, APR y costo desde el principio',
        text: 'Vea su pago estimado, el APR y el costo de financiamiento antes de darnos su nombre.',
      },
      {
        title: shortPromises.decisionHeading,
        text: `${promises.decision} Si falta algo, se lo diremos.`,
      },
      {
        title: 'Se considera todo nivel de crédito',
        text: 'Evaluamos en conjunto su crédito, su negocio y el equipo.',
      },
      {
        title: 'Sin costo por presentar su solicitud',
        text: `${promises.noFee} Nuestra cotización tampoco cuesta nada.`,
      },
      {
        title: 'En español o en inglés',
        text: `${promises.languages} ${promises.agreementLanguage}`,
      },
    ],
  },
  answers: {
    heading: 'Respuestas claras',
    lead: 'Lo primero que nos preguntan los solicitantes.',
    reply: promises.email,
    list: [
      {
        question: '¿Cuánto cuesta presentar la solicitud?',
        answer: `${promises.noFee} Puede usar la calculadora sin darnos su nombre.`,
      },
      {
        question: '¿Cuándo se consulta mi crédito?',
        answer: `${promises.creditCheck} Ver estas páginas y usar la calculadora nunca afecta su crédito.`,
      },
      {
        question: '¿Puedo presentar mi solicitud con mi puntaje o con un negocio nuevo?',
        answer: `Sí. ${promises.noTwoYears} En un negocio más joven pesan más el crédito del dueño, su experiencia y el pago inicial. La calculadora tiene una tasa para cada puntaje desde 600, por ejemplo 640, y ese número no descarta a nadie. Si el suyo es menor, llámenos y le diremos qué le ayudaría.`,
      },
      {
        question: '¿Puedo financiar equipo usado?',
        answer:
          'Sí, de un distribuidor, una subasta o un particular. Tenga a la mano marca, modelo, año, número de serie y horas.',
      },
      {
        question: '¿Puedo presentar mi solicitud con ITIN?',
        answer:
          'Sí. El mismo campo acepta Seguro Social o ITIN. Es opcional y se guarda cifrado. Nuestro personal debe dar un motivo para verlo.',
      },
    ],
  },
  proof: {
    all: 'Mostrar quiénes somos',
    lender: (year) => `Prestamista directo${since(year)}`,
    lenderText: 'Nuestro propio personal revisa su solicitud y financia las operaciones aprobadas.',
    license: 'Con licencia',
    member: 'Miembro',
    verify: 'Verificable',
    verifyText: 'Cada copia firmada lleva un código.',
    verifyLink: 'Verifique una copia',
  },
  closing: {
    heading: shortPromises.sameDayHeading,
    text: (hours: string) => `Llame (${hours}) o presente su solicitud en línea a cualquier hora.`,
  },
};
