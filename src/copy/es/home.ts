import type { home as en } from '../en/home.ts';

export const home: typeof en = {
  badge: 'Prestamista directo desde 2015',
  heading: ['Conozca el pago.', 'Obtenga la máquina.'],
  lead: 'Equipo nuevo y usado para negocios de Estados Unidos. Sin cuota de solicitud y sin regla estricta de 2 años.',
  apply: 'Inicie su solicitud',
  stats: [
    { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
    { figure: '24–48 horas', label: 'Decisión de crédito típica' },
    { figure: 'Todo crédito', label: 'Niveles considerados' },
  ],
  programs: {
    heading: 'Programas de financiamiento especializados',
    lead: 'Equipo nuevo y usado, de $10,000 a $2,000,000, de 12 a 60 meses.',
    see: 'Ver el programa',
    cards: {
      construction: {
        title: 'Construcción',
        text: 'Excavadoras, minicargadores, cargadores, grúas y montacargas, nuevos o usados.',
      },
      food: {
        title: 'Alimentos y bebidas',
        text: 'Hornos, batidoras, transportadores, CIP y empaque, desde una unidad hasta una línea completa.',
      },
      manufacturing: {
        title: 'Manufactura',
        text: 'CNC, robots, compresores e inspección, junto con las herramientas.',
      },
      firstTime: {
        title: 'Primera compra',
        text: 'Sin regla estricta de 2 años. Para preguntar no hacen falta años de historial.',
      },
    },
  },
  steps: {
    heading: 'Cómo funciona',
    segments: ['24–48 horas', 'Firma'],
    list: [
      { title: 'Envíe su solicitud', text: 'Una página en su teléfono. Guardamos su avance mientras escribe.' },
      { title: 'Revisión rápida', text: 'Una persona lee su expediente y le dice qué falta.' },
      { title: 'Reciba los fondos', text: 'Usted firma, pagamos al proveedor y usted recibe el equipo.' },
    ],
  },
  testimonials: 'Lo que dicen los dueños',
  why: {
    heading: 'Por qué elegirnos',
    lead: 'Prestamista directo desde 2015. Nuestro propio equipo revisa su solicitud y contesta el teléfono.',
    makers: 'Fabricantes que financiamos',
    note: 'Los nombres pertenecen a sus dueños. Financiamos máquinas así; ningún fabricante nos patrocina ni nos respalda.',
    reasons: [
      {
        title: 'No vendemos su información',
        text: 'Somos prestamista directo: nuestro propio equipo revisa su solicitud y financia las operaciones aprobadas. Si participa otra fuente de fondos, recibe solo lo que necesita para decidir.',
      },
      {
        title: 'El costo completo a la vista',
        text: 'Pago, tasa y costo del financiamiento, antes de dejar su nombre.',
      },
      {
        title: 'Aprobación en 24–48 horas',
        text: 'La mayoría de las solicitudes completas recibe una decisión en 24–48 horas, de lunes a viernes. Si falta algo, se lo diremos.',
      },
      { title: 'Todos los niveles de crédito', text: 'Leemos juntos al dueño, el negocio y la máquina.' },
      {
        title: 'Sin cuota de solicitud',
        text: 'Las cotizaciones llegan el mismo día, de lunes a viernes, y no cuestan nada.',
      },
      {
        title: 'En español o en inglés',
        text: 'Páginas, solicitud, correos electrónicos y la copia que usted firma, en el idioma que elija.',
      },
    ],
  },
  looks: {
    heading: 'En qué nos fijamos',
    list: [
      { title: 'La máquina', text: 'Nueva o usada, cuánto cuesta, cuánto produce y qué tan fácil se revende.' },
      {
        title: 'El negocio',
        text: 'Los estados de cuenta y cómo ha pagado. No hay una regla estricta de 2 años.',
      },
      {
        title: 'El dueño',
        text: 'Su crédito y sus años en el oficio. La calculadora empieza en 600 puntos, y ese número no descarta a nadie.',
      },
      {
        title: 'Cuándo se consulta su crédito',
        text: 'Solo después de que usted firme la autorización al final de la solicitud. Nunca desde estas páginas.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas',
    list: [
      {
        question: '¿Cuánto tarda la decisión?',
        answer:
          'La revisión toma 24–48 horas desde que la solicitud está completa. Si falta algo, le decimos qué. Los fondos llegan después de firmar y se cuentan aparte.',
      },
      {
        question: '¿Puedo financiar equipo usado?',
        answer:
          'Sí, nuevo y usado. Para una máquina usada tenga a la mano marca, modelo, año, número de serie y horas.',
      },
      {
        question: '¿Necesito dos años en el negocio?',
        answer:
          'No, no hay una regla estricta de 2 años. Un negocio más joven se apoya más en el crédito del dueño, el oficio y el pago inicial.',
      },
      {
        question: '¿Puedo solicitar con ITIN?',
        answer:
          'Sí. El mismo campo acepta Seguro Social o ITIN, es opcional y se guarda cifrado. Todo el proceso está en español.',
      },
      {
        question: '¿Hay cuota de solicitud?',
        answer:
          'No. Solicitar no cuesta nada y la calculadora no le pide su nombre. Todo queda sujeto a aprobación de crédito.',
      },
    ],
  },
  closing: {
    heading: 'Cotizaciones el mismo día, de lunes a viernes',
    text: (hours: string) =>
      `Llame (${hours.charAt(0).toLowerCase()}${hours.slice(1)}) o envíe su solicitud ahora. Respondemos los correos en un plazo de 24 horas.`,
  },
};
