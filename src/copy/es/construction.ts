import type { construction as en } from '../en/construction.ts';
import { caseVocationalTrucks } from './case-vocational-trucks.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const construction: typeof en = {
  hero: {
    badge: 'Equipo nuevo, usado y de subasta',
    heading: ['Financiamiento de equipo', 'de construcción'],
    lead: 'Financie excavadoras, minicargadores, bulldozers, cargadores, grúas y montacargas, con pagos más bajos en invierno si su trabajo baja.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
      { figure: shortPromises.decisionFigure, label: 'Decisión de crédito típica' },
      { figure: '12–60 meses', label: 'Plazos' },
    ],
  },
  equipment: {
    heading: 'Qué puede financiar',
    lead: 'Una máquina o toda una flota. Para la solicitud bastan marca y modelo. La cotización final también lleva año, número de serie y precio.',
    list: [
      {
        name: 'Excavadoras',
        text: 'De mini a grandes. Indique las horas y cada accesorio: pulgar, acople, cucharones, martillo.',
      },
      {
        name: 'Minicargadores',
        text: 'De ruedas o de orugas. Financie los accesorios en el mismo contrato.',
      },
      {
        name: 'Bulldozers',
        text: 'En los usados, díganos cuánta vida le queda al tren de rodaje. Es buena parte de su valor.',
      },
      {
        name: 'Cargadores y retroexcavadoras',
        text: 'Para patio, obra o cantera, con horquillas, cucharones y básculas.',
      },
      { name: 'Grúas', text: 'Todo terreno, de orugas y de patio. Tenga a la mano la última inspección anual.' },
      {
        name: 'Montacargas y manipuladores telescópicos',
        text: 'De almacén o todo terreno, una sola unidad o varias para la misma obra.',
      },
    ],
  },
  benefits: {
    heading: 'Hecho para contratistas',
    list: [
      {
        title: '¿Equipo usado? Sin problema',
        text: 'De un distribuidor, una subasta o un particular. Con un particular también revisamos la propiedad y los gravámenes.',
      },
      {
        title: 'Con sus accesorios',
        text: 'Cucharones, martillos, remolques y entrega pueden ir en la misma cotización.',
      },
      {
        title: 'Le pagamos al vendedor',
        text: promises.whenPaid,
      },
      {
        title: 'También negocios nuevos',
        text: `${promises.noTwoYears} Su experiencia en el oficio cuenta.`,
      },
    ],
  },
  structures: {
    heading: 'Pagos que siguen la temporada',
    text: [
      'Cuando se congela el suelo, también se frenan los cobros. Con pagos de temporada usted paga más de abril a noviembre y, de diciembre a marzo, la cuarta parte de ese pago.',
      'La suma de los pagos es un poco mayor que con pagos fijos, porque el saldo baja más despacio. Aquí ve exactamente cuánto.',
    ],
  },
  caseStudy: {
    heading: caseVocationalTrucks.heading,
    text: 'Cómo un contratista de líneas eléctricas paga más de abril a noviembre y menos en invierno.',
  },
  machines: {
    heading: 'Ejemplos de pagos para equipo de construcción',
    lead: 'Seis máquinas, con los pagos a la misma escala. Elija una para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      miniExcavator: 'Miniexcavadora',
      skidSteer: 'Minicargador',
      excavator: 'Excavadora grande',
      dozer: 'Bulldozer',
      loader: 'Cargador de ruedas',
      forklift: 'Montacargas',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'La máquina',
        text: 'Una cotización con marca, modelo, año, número de serie, horas y precio. En equipo usado ayudan las fotos.',
      },
      usualDocumentsFact,
    ],
  },
  questions: (p) => ({
    heading: 'Financiamiento de equipo de construcción: diez respuestas',
    list: [
      {
        question: '¿Qué tan vieja puede ser una máquina usada?',
        answer:
          'No hay un límite fijo de años ni de horas. Vemos el año, las horas, el estado y qué tan bien se revende ese modelo. El plazo debe ir de acuerdo con la vida que le queda. Mande fotos y registros de servicio. Podemos pedir una inspección.',
      },
      {
        question: '¿Puedo comprar en una subasta?',
        answer:
          'Sí. Envíe su solicitud antes de la venta con el tipo de máquina y su precio tope, para saber con qué cuenta al ofertar. Después mándenos la factura con el número de serie. Díganos la fecha límite de pago: muchas subastas entregan la máquina solo cuando está pagada. Revise también la comisión de la subasta.',
      },
      {
        question: '¿Puedo comprarle a un particular?',
        answer: `Sí. Revisamos la propiedad y los gravámenes para confirmar que puede vender, y solemos pedir una inspección. El contrato de compra debe llevar ambos nombres, el número de serie y el precio. ${promises.sellerPaid}`,
      },
      {
        question: '¿Puedo comprar un minicargador con un puntaje de 640?',
        answer: `Envíe su solicitud: consideramos todos los niveles de crédito. Con 640 puntos usted está en el nivel «Regular» de nuestra calculadora, que empieza con ${p.down.fair} de pago inicial. Ponga su precio para ver el pago y el total. También cuentan su experiencia y sus estados de cuenta.`,
      },
      {
        question: '¿Los accesorios y la entrega pueden ir en el mismo contrato?',
        answer:
          'Sí, si están en la cotización. Pida que cada cucharón, martillo, barrena y remolque, y el flete, aparezcan en su propio renglón, con marca y modelo. La entrega y otros gastos se incluyen hasta donde la revisión lo permita.',
      },
      {
        question: '¿Los pagos pueden ser más bajos en invierno?',
        answer:
          'Sí. Con pagos de temporada usted paga más de abril a noviembre y menos, o nada, en los meses fríos. Los intereses siguen corriendo, así que el total suele ser distinto del de los pagos fijos. La tabla de esta página compara ambas opciones.',
      },
      {
        question: '¿Inspeccionan la máquina?',
        answer:
          'A veces: en máquinas con años, en ventas de particulares y en montos grandes. Un inspector revisa horas, tren de rodaje, fugas y placa de serie. Si pedimos una inspección, le avisaremos antes y le diremos cuánto cuesta, si tiene costo.',
      },
      {
        question: '¿De quién es el título? ¿Hay un gravamen?',
        answer:
          'Con un préstamo el dueño es usted y registramos un gravamen hasta que se pague. Con un arrendamiento la máquina es nuestra hasta que usted use la opción de compra. Casi ninguna máquina de construcción tiene título: el gravamen es un registro UCC.',
      },
      {
        question: '¿Puedo financiar varias máquinas a la vez?',
        answer:
          'Sí, en una sola solicitud, de uno o varios vendedores. Cada máquina necesita su cotización. Puede tener un solo pago para todas o contratos separados, para liquidar una antes que las demás.',
      },
      {
        question: '¿Qué seguro necesito?',
        answer:
          'Cobertura de daños por el valor de la máquina, con nosotros como beneficiario en caso de pérdida (loss payee), antes de pagarle al vendedor. Usted elige la aseguradora. Sus documentos indican la cobertura exacta.',
      },
    ],
  }),
  closing: {
    heading: '¿Encontró la máquina?',
    text: (hours) => `Envíe su solicitud con la cotización, o llame y díganos las cifras: ${hours}.`,
  },
};
