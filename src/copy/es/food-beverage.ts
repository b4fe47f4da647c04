import type { foodBeverage as en } from '../en/food-beverage.ts';
import { caseFoodBeverage } from './case-food-beverage.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const foodBeverage: typeof en = {
  hero: {
    badge: 'De un horno a una línea completa',
    heading: ['Financiamiento de equipo', 'de alimentos y bebidas'],
    lead: 'Financie en un solo contrato el equipo y, muchas veces, el flete, la instalación y el arranque de su restaurante, panadería, embotelladora o planta.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
      { figure: shortPromises.decisionFigure, label: 'Decisión de crédito típica' },
      { figure: 'Nuevo o usado', label: 'De fábrica o distribuidor' },
    ],
  },
  caseStudy: {
    heading: caseFoodBeverage.heading,
    text: 'Cómo una panadería reunió su horno, su desmoldador y su línea de empaque en un pago de temporada.',
  },
  audience: {
    heading: 'Restaurantes, panaderías, camiones de comida y plantas',
    list: [
      {
        title: 'Restaurantes y cafeterías',
        text: 'Hornos, freidoras, cámaras frías, campanas y cocinas completas, de varios proveedores en un contrato.',
      },
      {
        title: 'Panaderías y tortillerías',
        text: 'Hornos de piso y de carro, batidoras, laminadoras, fermentadoras y líneas de tortilla.',
      },
      {
        title: 'Camiones de comida',
        text: 'El vehículo y su cocina, caso por caso. La cotización indica ambos, con año y VIN.',
      },
      {
        title: 'Plantas y empacadoras por contrato',
        text: 'Líneas a la medida y líneas usadas que se mudan de otra planta, con maniobras y arranque.',
      },
    ],
  },
  equipment: {
    heading: 'Equipo que financiamos',
    lead: 'Desde un solo horno hasta una línea completa, nueva o traída de otra planta.',
    list: [
      {
        name: 'Hornos y freidoras',
        text: 'Hornos de piso, de carro, de charola y de túnel, freidoras continuas, fermentadoras y enfriadores.',
      },
      { name: 'Batidoras y laminadoras', text: 'Amasadoras espirales, batidoras planetarias, divisoras, boleadoras.' },
      {
        name: 'Transportadores',
        text: 'Bandas, espirales, mesas de acumulación, elevadores, detección de metales en línea.',
      },
      {
        name: 'Desmoldadores',
        text: 'Cabezales de succión y de agujas, manejo de moldes; a menudo se agregan a una línea existente.',
      },
      {
        name: 'Sistemas CIP',
        text: 'Módulos de limpieza en sitio (CIP), tanques, bombas y controles, con la instalación y la puesta en marcha.',
      },
      {
        name: 'Empaque y etiquetado',
        text: 'Envolvedoras, llenadoras, tapadoras, encajonadoras, paletizadoras, codificadoras.',
      },
      {
        name: 'Control de calidad e inspección',
        text: 'Rayos X, verificadores de peso, visión, instrumentos de laboratorio.',
      },
    ],
  },
  benefits: {
    heading: 'Financiamiento para todo el proyecto',
    list: [
      {
        title: 'Entrega e instalación en el mismo pago',
        text: 'Flete, maniobras, instalación y arranque se pueden incluir a menudo, sujeto a aprobación.',
      },
      {
        title: 'Pagos por avance al fabricante',
        text: promises.stages,
      },
      {
        title: 'Líneas usadas, bienvenidas',
        text: 'Díganos dónde está la línea, quién la desmonta y quién la instala.',
      },
      {
        title: 'La lista desde el primer día',
        text: 'Los documentos habituales y los de la instalación: su alcance, el desglose de gastos y, si va fija al piso, la renuncia del arrendador.',
      },
    ],
  },
  structures: {
    heading: 'Estructuras flexibles',
    text: [
      'Una línea no produce nada mientras se instala, y hay productos que se venden solo medio año. El calendario de pagos puede tomar en cuenta ambas cosas.',
      'Todos los renglones financian el mismo monto. Solo cambia el calendario.',
    ],
  },
  machines: {
    heading: 'Ejemplos de pagos para equipo de alimentos y bebidas',
    lead: 'Seis compras, con los pagos a la misma escala. Elija una para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      mixer: 'Batidora planetaria',
      deckOven: 'Horno de tres pisos',
      kitchen: 'Cocina completa de restaurante',
      flowWrapper: 'Envolvedora horizontal',
      tunnelOven: 'Horno de túnel',
      packagingLine: 'Línea de empaque',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'El equipo',
        text: 'Una cotización por proveedor, con modelo y precio, y el flete y la instalación en renglones aparte.',
      },
      usualDocumentsFact,
    ],
  },
  questions: {
    heading: 'Financiamiento de equipo de alimentos y bebidas: diez respuestas',
    list: [
      {
        question: '¿Financian restaurantes?',
        answer:
          'Sí. Hornos, freidoras, batidoras, refrigeradores, campanas, lavavajillas y cocinas completas entran en este programa, nuevos y usados, desde $10,000. Varios proveedores pueden ir en un contrato. La calculadora muestra el pago sobre el total de las cotizaciones.',
      },
      {
        question: 'Voy a abrir un restaurante. ¿Puedo presentar mi solicitud?',
        answer:
          'Sí, no hay una regla estricta de 2 años en el negocio. En un local nuevo cuentan más su crédito, sus años en el negocio y el pago inicial. Tenga a la mano el contrato de renta, el presupuesto de apertura y las cotizaciones. Llámenos primero para hablar de los documentos.',
      },
      {
        question: '¿Se pueden incluir flete, instalación y arranque?',
        answer:
          'A menudo, hasta donde la revisión lo permita. Pida a cada proveedor que separe equipo, flete, maniobras, instalación y capacitación. Mientras mayores sean estos gastos, más sólidos deben ser su crédito y sus estados de cuenta.',
      },
      {
        question: '¿Varios proveedores pueden ir en un solo contrato?',
        answer:
          'Sí. Mándenos una cotización por proveedor y las sumamos. Le pagamos directamente a cada uno cuando usted acepta su parte. Usted hace un solo pago por toda la línea.',
      },
      {
        question: 'El fabricante pide un anticipo. ¿Lo pueden pagar ustedes?',
        answer: `${promises.stages} Se necesita una orden de compra con esas etapas. El contrato indica cuánto debe usted, mientras se fabrica la línea, por el dinero que ya pagamos.`,
      },
      {
        question: '¿Puedo financiar equipo usado?',
        answer:
          'Sí, de un distribuidor, una subasta u otra planta. Díganos el año, los números de serie, dónde está, quién lo desmonta y quién lo instala. Podemos pedir fotos en operación o una inspección.',
      },
      {
        question: '¿Financian camiones de comida?',
        answer:
          'Caso por caso. La cotización debe separar el vehículo y la cocina, con año, VIN y millas. Los remolques de comida funcionan igual. Llámenos antes de firmar algo con el vendedor o el constructor.',
      },
      {
        question: '¿Por qué piden una renuncia del arrendador?',
        answer:
          'Una máquina fija al piso podría tomarse como parte del edificio. En la renuncia, el dueño del local acepta que no lo es. Nosotros enviamos el formato. Pídala pronto: los dueños y los bancos se toman su tiempo.',
      },
      {
        question: '¿Puedo empezar a pagar cuando la línea ya produzca?',
        answer:
          'Puede pedir pagos escalonados que empiezan bajos, o 90 días sin pagos. En ese caso el primero vence en el mes 4 y el plazo termina 3 meses después. Los intereses corren desde el primer día, así que el total es mayor. La tabla de esta página los compara con pagos fijos.',
      },
      {
        question: '¿La Sección 179 cubre hornos y equipo de cocina?',
        answer:
          'El equipo que usa su negocio generalmente califica, nuevo o nuevo para usted, si está en servicio a más tardar el 31 de diciembre. Las partes del edificio casi nunca. Los límites están en esta página; su asesor fiscal conoce su caso.',
      },
    ],
  },
  closing: {
    heading: '¿Ya tiene la cotización?',
    text: (hours) =>
      `Envíe su solicitud con el total; el desglose puede mandarlo después. ¿Preguntas? Llame: ${hours}.`,
  },
};
