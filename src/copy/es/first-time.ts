import { alwaysRequired, documentsFor } from '#contract/required-documents.ts';
import type { firstTime as en } from '../en/first-time.ts';
import { promises, shortPromises } from './promises.ts';
import { requiredDocuments } from './required-documents.ts';

/** What a deal of this many dollars needs on top of what every deal needs. */
const onTop = (amount: number): string[] =>
  documentsFor(amount * 100)
    .filter((one) => !alwaysRequired.includes(one))
    .map((one) => requiredDocuments[one].name);

export const firstTime: typeof en = {
  hero: {
    badge: shortPromises.preQualifyHeading,
    heading: ['Financie su', 'primera máquina'],
    lead: 'Negocio nuevo o primera compra: no hay una regla estricta de 2 años en el negocio y presentar la solicitud no cuesta nada. Sepa en 60 segundos qué documentos va a necesitar.',
    stats: [
      { figure: shortPromises.checkFigure, label: 'Revisión de requisitos' },
      {
        figure: shortPromises.preQualifyFigure,
        label: 'Para precalificar con la solicitud de crédito, que incluye una autorización de crédito',
      },
      { figure: 'Todo crédito', label: 'Se considera' },
    ],
  },
  steps: {
    heading: 'Tres pasos antes de firmar un contrato',
    list: [
      {
        title: shortPromises.checkHeading,
        text: 'Cinco preguntas rápidas. Sus respuestas quedan en su dispositivo y no afectan su crédito.',
        link: 'Empiece la revisión',
      },
      {
        title: 'Lista de documentos',
        text: 'Los documentos para una compra de su tamaño, para que los reúna una sola vez.',
        link: 'Vea qué necesita',
      },
      {
        title: 'Orientación personal',
        text: 'Un especialista en primeras compras revisa su solicitud y le llama.',
        link: 'Llámenos',
      },
    ],
  },
  points: (p) => ({
    heading: 'Qué cuenta más en una primera compra',
    list: [
      {
        title: 'Su propio crédito',
        text: `El negocio todavía no tiene historial, así que cuenta el de usted. ${promises.allCredit}`,
      },
      { title: 'Su oficio', text: 'Los años trabajados como empleado son experiencia. Inclúyalos.' },
      { title: 'La máquina', text: 'Con un equipo fácil de revender es más fácil aprobar a un negocio nuevo.' },
      {
        title: 'El pago inicial',
        text: `Del ${p.down.from} al ${p.down.to} según el nivel de crédito en nuestra calculadora. Entre más aporte, mejor.`,
      },
      { title: 'Un primer monto razonable', text: 'Pague a tiempo el primero y el segundo podrá ser mayor.' },
    ],
  }),
  check: {
    heading: shortPromises.checkHeading,
    lead: 'Cinco preguntas. Verá su nivel de crédito probable, un pago de ejemplo y su lista de documentos, todo en su dispositivo. No es una aprobación ni una oferta.',
    questions: {
      age: {
        label: '1. ¿Cuánto tiempo lleva abierto el negocio?',
        options: { none: 'Aún no abre', young: 'Menos de 2 años', old: '2 años o más' },
      },
      amount: {
        label: '2. ¿Cuánto cuesta el equipo?',
        options: { small: 'Menos de $100,000', medium: 'De $100,000 a menos de $500,000', large: '$500,000 o más' },
      },
      score: {
        label: '3. ¿Cuál es su puntaje de crédito, más o menos?',
        atLeast: (score) => `${score} o más`,
        low: (score) => `Menos de ${String(score)}, o no sé`,
      },
      number: {
        label: '4. ¿Declara sus impuestos con Seguro Social o con ITIN?',
        options: { ssn: 'Seguro Social', itin: 'ITIN' },
      },
      quote: { label: '5. ¿Tiene una cotización?', options: { yes: 'Sí', no: 'Todavía no' } },
    },
    result: {
      heading: 'Su resultado',
      wait: 'Conteste las cinco preguntas para ver su nivel, un pago de ejemplo y su lista.',
      listHeading: 'Su lista de documentos',
      example: {
        tier: (name, scores) => `Nivel de crédito probable: ${name} (${scores})`,
        low: (score) => `Menos de ${String(score)}, o no sabe: llámenos primero`,
        aMonth: 'al mes',
        terms: (p) =>
          `Ejemplo: ${p.price} de equipo a ${String(p.months)} meses, ${p.down} de pago inicial, APR de ${p.rate}. Estimación con las tasas de nuestra calculadora, sujeta a aprobación de crédito.`,
        improve: {
          upper: 'Qué baja el pago: un pago inicial mayor. Un plazo más corto cuesta menos en total.',
          lower: (p) =>
            `Qué ayuda: un pago inicial mayor y 6 meses de estados de cuenta. Con un puntaje de ${String(p.score)} y el mismo pago inicial, el pago queda en ${p.payment} al mes.`,
          low: 'Nuestra calculadora empieza en el nivel «Por mejorar», y este ejemplo usa su tasa. Puede ayudar un pago inicial mayor, la garantía de otro dueño o una máquina más pequeña.',
        },
        change: 'Use su propio precio',
      },
      always: [requiredDocuments.owner_id.name, requiredDocuments.bank_letter.name],
      items: {
        'age-none': ['Acta constitutiva o registro', 'Una página sobre sus años en el oficio'],
        'age-young': ['Registro del negocio', '¿Menos meses de estados de cuenta? Envíe los que tenga.'],
        'age-old': ['Registro del negocio, con la fecha en que se estableció'],
        'amount-small': onTop(50_000),
        'new-medium': ['Estados de cuenta personales, 6 meses', 'Declaraciones de impuestos personales'],
        'new-large': [
          'Declaraciones de impuestos personales',
          'Lista de deudas',
          'Estado financiero personal',
          'Resolución de la empresa',
        ],
        'amount-medium': onTop(250_000),
        'amount-large': onTop(750_000),
        'number-ssn': ['Número de Seguro Social para la consulta de crédito, opcional en la solicitud y cifrado'],
        'number-itin': [
          'Carta de su ITIN (sin Seguro Social)',
          'Comprobante de domicilio',
          'Sus últimas 2 declaraciones de impuestos',
        ],
        'quote-yes': ['La cotización, con marca, modelo, año, número de serie y precio'],
        'quote-no': ['Una cotización del vendedor: pida marca, modelo, año, número de serie y precio'],
      },
      note: 'Escriba el nombre del negocio igual en todos los documentos. Cada decisión la toma un especialista en crédito. Esta lista no es una aprobación, una oferta ni un rechazo.',
      print: 'Imprimir esta lista',
      apply: 'Inicie su solicitud',
      call: '¿Aún no? Llámenos:',
      callBack: 'o le llamamos',
    },
  },
  needs: {
    heading: 'Datos que debe reunir',
    list: [
      {
        title: 'Datos del negocio',
        items: [
          'Nombre legal, dirección, teléfono',
          'Tipo de empresa y fecha de inicio',
          'EIN, si lo tiene',
          requiredDocuments.bank_letter.name,
          'Estados de cuenta de los últimos 3 meses, o los que tenga',
        ],
      },
      {
        title: 'Datos del equipo',
        items: [
          'Cotización del vendedor, con marca, modelo, año, número de serie y precio',
          'Nuevo o usado',
          'Dónde va a trabajar y qué va a producir',
        ],
      },
      {
        title: 'Datos personales',
        items: [
          'Identificación con foto de cada dueño con 20% o más',
          'Seguro Social o ITIN',
          'Años de experiencia en el oficio',
          'Domicilio y teléfono',
          'Otras deudas (basta un aproximado)',
        ],
      },
    ],
  },
  stories: {
    heading: 'Historias de primeras compras',
    list: [
      {
        quote:
          'Llevábamos ocho meses abiertos. Me preguntaron por mis once años de operador, me dijeron qué estados de cuenta mandar y a la semana el minicargador estaba en la obra.',
        name: 'Julio S.',
        business: 'Preparación de terrenos, Georgia',
        equipment: 'Minicargador usado',
      },
      {
        quote: 'Imprimí la lista y llevé todo junto. Esa misma tarde me llamaron con dos preguntas y eso fue todo.',
        name: 'Ana R.',
        business: 'Panadería de barrio, Texas',
        equipment: 'Horno de tres pisos',
      },
    ],
  },
  machines: {
    heading: 'Ejemplos de pagos para una primera máquina',
    lead: 'Cinco primeras compras, con los pagos a la misma escala. Elija una para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      miniExcavator: 'Miniexcavadora',
      pizzaKitchen: 'Horno de pizza y batidora',
      skidSteer: 'Minicargador',
      mill: 'Centro de maquinado vertical',
      bucket: 'Camión canastilla',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'Experiencia',
        text: 'Díganos sus años en el oficio, como dueño o empleado, y cualquier contrato que haya ganado.',
      },
      {
        term: 'Documentos',
        text: 'Para una compra de menos de $100,000 basta una lista corta. Desde ese monto pedimos más, y la revisión de arriba prepara su lista.',
        link: { to: '#needs', text: 'Vea qué necesita' },
      },
    ],
  },
  questions: (p) => ({
    heading: 'Primer financiamiento de equipo: diez respuestas',
    list: [
      {
        question: '¿Un negocio nuevo puede financiar equipo?',
        answer:
          'Sí, puede presentar su solicitud: no hay una regla estricta de 2 años en el negocio. Como el negocio no tiene historial, vemos su crédito, su experiencia, la máquina y el pago inicial. Ayuda un contrato o una carta de un cliente.',
      },
      {
        question: '¿Qué puntaje de crédito necesito?',
        answer:
          'Consideramos todos los niveles de crédito. Los niveles de la calculadora empiezan en 600, pero ese número no es un mínimo. Con menos puntaje puede ayudar un pago inicial mayor, otro dueño que firme o una máquina más pequeña. Llámenos antes de darse por vencido.',
      },
      {
        question: '¿Cuánto necesito de pago inicial (enganche)?',
        answer: `Nuestra calculadora empieza con ${p.down.from} a ${p.down.to}, según su nivel de crédito, y puede llegar a ${p.down.most}. En una primera compra conviene más: baja el pago y muestra que usted también arriesga.`,
      },
      {
        question: '¿La revisión de 60 segundos afecta mi crédito?',
        answer: `No. Funciona en su navegador, no envía nada y no pide su nombre. Termina en una lista de documentos. ${promises.creditCheck}`,
      },
      {
        question: '¿Tengo que firmar una garantía personal?',
        answer:
          'Casi todos los prestamistas, también nosotros, la piden a los dueños, sobre todo en un negocio nuevo. La solicitud no es una garantía. Si la necesitamos, es un documento aparte que puede leer y mostrar a su abogado antes de firmar.',
      },
      {
        question: 'Todavía no tengo EIN. ¿Puedo presentar mi solicitud?',
        answer:
          'Sí. El campo del EIN es opcional, igual que la fecha de inicio del negocio. Antes del desembolso el negocio debe existir y tener una cuenta de banco a su nombre. El EIN es gratis en el IRS.',
      },
      {
        question: '¿Nueva o usada para la primera máquina?',
        answer:
          'La usada cuesta menos y deja un pago menor; la nueva trae garantía y menos sorpresas. Financiamos ambas. Elija un modelo común que se revenda bien y, si es usada, pida una inspección.',
      },
      {
        question: '¿Mi cónyuge o mi socio puede firmar conmigo?',
        answer:
          'Otro dueño u otra persona que presente la solicitud con usted puede firmar, y eso puede reforzarla. Nunca exigimos la firma de su cónyuge por el solo hecho de que estén casados.',
      },
      {
        question: '¿Qué pasa si no me aprueban?',
        answer:
          'Recibirá un aviso por escrito con las razones, o con la forma de pedirlas. Muchas veces la solución es concreta: más pago inicial, un cofirmante, tres meses más de estados de cuenta o una máquina más pequeña. Puede presentar otra solicitud cuando quiera.',
      },
      {
        question: '¿Qué más voy a pagar además de la mensualidad?',
        answer: `${promises.noFee} Considere el pago inicial, el impuesto sobre la venta, el seguro y la entrega. Si hay un cargo por documentos o un depósito, la propuesta lo indica antes de que firme. La calculadora muestra intereses, no impuestos ni cargos.`,
      },
    ],
  }),
  closing: {
    heading: '¿Listo para precalificar?',
    text: (hours: string) => `Tarda unos 5 minutos. ¿Tiene preguntas? Llame: ${hours}. ${promises.preQualify}`,
  },
};
