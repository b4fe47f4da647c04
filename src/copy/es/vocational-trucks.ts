import type { vocationalTrucks as en } from '../en/vocational-trucks.ts';
import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const vocationalTrucks: typeof en = {
  hero: {
    badge: 'Chasis y carrocería en un solo contrato',
    heading: ['Financiamiento', 'de camiones', 'de trabajo'],
    lead: 'Financie camiones con pluma, canastilla o grúa, grúas perforadoras y carrocerías de servicio, por lo general a 48–60 meses: un camión o toda la flota.',
    stats: [
      { figure: '48–60 meses', label: 'Plazos habituales; la calculadora muestra también más cortos' },
      { figure: shortPromises.truckFigure, label: 'Días hábiles al cierre, por lo general' },
      { figure: 'Todo crédito', label: 'Se considera' },
    ],
  },
  audience: {
    heading: 'Dueños operadores y flotas',
    list: [
      {
        title: 'Dueños operadores',
        text: 'Un camión, un dueño. Su experiencia al volante o en el oficio cuenta junto con su crédito.',
      },
      {
        title: 'Contratistas de líneas eléctricas y servicios',
        text: 'Camiones canastilla, grúas perforadoras y camiones grúa para cumplir un contrato.',
      },
      {
        title: 'Poda de árboles e instalación de anuncios',
        text: 'Elevadores y cajas para ramas trituradas, con pagos que siguen la temporada.',
      },
      {
        title: 'Volteos, grúas de arrastre y camiones de vacío',
        text: 'Pregúntenos. No están en la lista de abajo, pero vemos cada uno.',
      },
    ],
  },
  equipment: {
    heading: 'Camiones que financiamos',
    lead: 'Un camión de trabajo son dos máquinas en una. Vemos las dos: el chasis y la carrocería.',
    list: [
      {
        name: 'Camiones con pluma',
        text: 'Pluma rígida o articulada, con plataforma. Tenga a la mano la tabla de cargas.',
      },
      {
        name: 'Camiones canastilla',
        text: 'Aislados o no (bucket trucks), telescópicos o articulados. Incluya la última prueba dieléctrica.',
      },
      {
        name: 'Grúas perforadoras',
        text: 'Con barrena, malacate y guías de poste (digger derricks). Las horas de la toma de fuerza dicen más que las millas.',
      },
      {
        name: 'Carrocerías de servicio',
        text: 'De mecánico, lubricación, soldadura o líneas, nuevas sobre su chasis o como camión completo.',
      },
      { name: 'Plataformas elevadoras', text: 'Sobre camión o remolque, con su última inspección.' },
      {
        name: 'Camiones grúa',
        text: 'De grúas de servicio a grúas hidráulicas montadas, con estabilizadores revisados.',
      },
    ],
  },
  benefits: {
    heading: 'Financiamiento a la medida de su trabajo',
    list: [
      {
        title: 'Nuevo, usado o carrocería nueva sobre su chasis',
        text: 'Compre a un distribuidor, un carrocero, una venta de flota o un particular.',
      },
      {
        title: 'Un camión o la flota',
        text: 'Financie varias unidades con una solicitud, cada una con su VIN y su pago.',
      },
      {
        title: 'Pagos de temporada',
        text: 'Más altos de abril a noviembre y menores en invierno, si así es su trabajo.',
      },
      {
        title: 'Todos los niveles de crédito',
        text: `${promises.allCredit} Un pago inicial mayor ayuda si el puntaje es bajo.`,
      },
    ],
  },
  timeline: {
    heading: shortPromises.truckHeading,
    segments: [shortPromises.decisionTime, 'Inspección, título, seguro', shortPromises.truckTime],
    list: [
      {
        title: 'Solicitud',
        text: 'VIN, año, millas, carrocería y precio en una página; después, identificación y estados de cuenta.',
      },
      { title: 'Aprobación', text: 'Las condiciones por escrito y la lista de documentos del cierre.' },
      {
        title: 'Documentos del cierre',
        text: 'Un inspector, suyo o nuestro, revisa chasis y elevador, y nosotros revisamos el título. Usted firma, envía la factura final y nos agrega a su seguro como beneficiario en caso de pérdida.',
      },
      { title: 'Cierre', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
  },
  call: 'Pregunte por un camión',
  papers: {
    heading: 'Qué necesitamos para un camión',
    list: [
      {
        title: 'El camión',
        items: [
          'VIN, título y lectura del odómetro',
          'Cotización o contrato de compra con carrocería y opciones',
          'Fotos de ambos lados, cabina, toma de fuerza y placas de datos',
        ],
      },
      {
        title: 'Su estado',
        items: [
          'Inspección del chasis',
          'Prueba de pluma, canastilla o grúa, con su fecha',
          'Registro de servicio del elevador, si existe',
        ],
      },
      {
        title: 'Seguro e impuestos',
        items: [
          'Seguro con el prestamista como beneficiario en caso de pérdida (loss payee)',
          'Con más de 33,000 lb de peso bruto, la primera venta al público paga 12% de impuesto federal (FET)',
          'Desde 55,000 lb se presenta el formulario 2290; consulte ambos con su asesor fiscal',
        ],
      },
    ],
  },
  structures: {
    heading: 'El mismo camión, dos calendarios de pago',
    text: ['El trabajo de líneas y el de árboles tienen temporada. Sus pagos también pueden tenerla.'],
  },
  caseStudy: {
    heading: caseVocationalTrucks.heading,
    text: '$485,000 con 10% de pago inicial, aprobados en 3 días y con pagos según la temporada.',
  },
  machines: {
    heading: 'Ejemplos de pagos para camiones de trabajo',
    lead: 'Cinco camiones y carrocerías, con los pagos a la misma escala. Elija uno para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      serviceBody: 'Carrocería de servicio sobre su chasis',
      usedBucket: 'Camión canastilla',
      serviceTruck: 'Camión de mecánico con grúa',
      craneTruck: 'Camión grúa',
      bucket: 'Camión canastilla',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'El camión',
        text: 'Vemos el año, las millas, las horas de la toma de fuerza y la carrocería. Un elevador usado necesita inspección o prueba vigente.',
        link: { to: '#documents', text: 'Vea qué necesitamos para un camión' },
      },
      usualDocumentsFact,
      {
        term: 'Cierre',
        text: `${promises.truckClosing} La inspección, el título y el seguro ocupan la mayor parte de ese tiempo.`,
      },
    ],
  },
  questions: {
    heading: 'Financiamiento de camiones de trabajo: diez respuestas',
    list: [
      {
        question: 'Soy dueño operador. ¿Puedo financiar un solo camión?',
        answer:
          'Sí. Puede presentar su solicitud con un solo camión, aunque usted sea el único dueño y su empresa sea nueva. No hay una regla estricta de 2 años en el negocio. Vemos su licencia, sus años en el oficio, un contrato o clientes fijos, su crédito y el pago inicial.',
      },
      {
        question: '¿Se pueden financiar juntos el chasis y la carrocería?',
        answer:
          'Sí, en un solo contrato, aunque vengan de dos vendedores. La cotización del carrocero indica el chasis por su VIN. Podemos pagar por separado al distribuidor del chasis y al carrocero, cada uno cuando usted acepta su parte.',
      },
      {
        question: '¿Financian volteos, grúas de arrastre o camiones de vacío?',
        answer:
          'Pregúntenos. El programa es para camiones con elevador, grúa o carrocería de servicio, y vemos otros camiones de trabajo uno por uno. Llame con año, marca, millas, carrocería y precio, y le diremos si podemos recibir la solicitud.',
      },
      {
        question: '¿Cuántas millas o cuántos años son demasiados?',
        answer:
          'No hay un límite fijo. Un camión de trabajo pasa mucho tiempo detenido, así que las horas de motor y de toma de fuerza dicen más que las millas. Lo que más ayuda es una inspección reciente. Mientras más viejo, más corto suele ser el plazo.',
      },
      {
        question: '¿Quién inspecciona un camión canastilla usado?',
        answer:
          'Un inspector calificado, suyo o nuestro. Queremos ver estructura, hidráulica, estabilizadores y, si es aislado, una prueba dieléctrica vigente. Si el vendedor tiene un reporte, mándelo. Le decimos qué falta.',
      },
      {
        question: '¿Puedo comprarle a un particular o en una subasta?',
        answer:
          'Sí. Revisamos si el título tiene gravámenes, y el nombre debe coincidir con el del vendedor. En una subasta, envíe su solicitud antes de la venta con su precio tope. Después mándenos la factura y el VIN.',
      },
      {
        question: '¿A nombre de quién queda el título?',
        answer:
          'Con un préstamo, su negocio es el dueño y nosotros tenemos el gravamen. Con un arrendamiento, el dueño somos nosotros hasta que usted use la opción de compra. Después del último pago liberamos el gravamen.',
      },
      {
        question: '¿El impuesto federal (FET) entra en el financiamiento?',
        answer:
          'La primera venta al público de un camión de más de 33,000 lb de peso bruto paga 12% de impuesto federal. Si el distribuidor lo pone en la factura, puede ser parte del monto, sujeto a aprobación. La calculadora no lo agrega.',
      },
      {
        question: '¿Qué seguro necesita un camión de trabajo?',
        answer:
          'Responsabilidad civil de auto y daños físicos, con nosotros como beneficiario en caso de pérdida, antes de pagarle al vendedor. Usted elige la aseguradora. Sus documentos indican los montos. Pida el certificado en cuanto tenga el VIN.',
      },
      {
        question: '¿Qué tan pronto puedo tener el camión?',
        answer: `${promises.truckClosing} Al enviar su solicitud, tenga listos el VIN, las fotos, la copia del título y el reporte de inspección, y llame ese día a su agente de seguros. Esos pasos causan la mayoría de las demoras.`,
      },
    ],
  },
  closing: {
    heading: '¿Encontró el camión?',
    text: (hours: string) => `Los buenos se venden pronto. Llame con el VIN (${hours}) o envíe su solicitud ahora.`,
  },
};
