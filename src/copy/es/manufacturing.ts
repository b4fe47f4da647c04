import type { manufacturing as en } from '../en/manufacturing.ts';
import { caseManufacturing } from './case-manufacturing.ts';
import { usualDocumentsFact } from './programs.ts';
import { promises, shortPromises } from './promises.ts';

export const manufacturing: typeof en = {
  hero: {
    badge: 'Decisión en días, no en semanas',
    heading: ['Financiamiento de equipo', 'de manufactura'],
    lead: 'Financie centros de maquinado, robots, compresores y equipo de inspección, con herramental e integración en el mismo contrato.',
    stats: [
      { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
      { figure: 'Días', label: 'Decisión en días, no semanas' },
      { figure: '12–60 meses', label: 'Plazos' },
    ],
  },
  equipment: {
    heading: 'Equipo que financiamos',
    lead: 'La máquina rara vez es toda la factura. Cotice la celda completa y financie la celda completa.',
    list: [
      {
        name: 'CNC y centros de maquinado',
        text: 'Fresadoras verticales, horizontales y de 5 ejes, tornos, electroerosión.',
      },
      {
        name: 'Robots y automatización',
        text: 'Brazos de seis ejes, cobots de soldadura, alimentadores de barra. El brazo suele ser la parte menor del costo; por eso muchas veces también financiamos la integración.',
      },
      {
        name: 'Compresores y sistemas de aire',
        text: 'Compresores de tornillo, secadores, tanques, tubería y controles.',
      },
      { name: 'Manejo de materiales', text: 'Grúas, polipastos, transportadores, montacargas, almacenes verticales.' },
      {
        name: 'Inspección y control de calidad',
        text: 'Máquinas de medición por coordenadas, visión, durómetros, con capacitación.',
      },
      {
        name: 'Herramental incluido',
        text: 'Portaherramientas, sujeción, palpadores, software y maniobras en el mismo contrato.',
      },
    ],
  },
  benefits: {
    heading: 'Para talleres y plantas',
    list: [
      {
        title: 'Aprobación en días',
        text: `${promises.decision} Las operaciones grandes pueden tardar más.`,
      },
      {
        title: 'El equipo usado es bienvenido',
        text: 'De un distribuidor, una subasta u otro taller. Preguntamos el año, las horas y dónde está hoy.',
      },
      {
        title: 'Estructuras al ritmo de la producción',
        text: 'Pagos menores mientras la celda arranca, mayores cuando ya entrega.',
      },
      {
        title: 'Pago directo al proveedor',
        text: promises.stages,
      },
    ],
  },
  roi: {
    heading: 'Lo que la máquina tiene que producir',
    text: [
      'Una máquina se paga en horas de husillo. Divida el pago entre las horas que de verdad va a cortar y compárelo con su tarifa por hora.',
      'El pago es solo una parte de lo que cuesta una hora. Sume mano de obra, herramental, energía y mantenimiento.',
    ],
    columns: ['Horas de husillo', 'Pago por hora'],
    payment: (amount: string) => `Pago: ${amount} al mes.`,
    rows: {
      half: '80 horas al mes (medio turno)',
      one: '160 horas al mes (un turno)',
      two: '320 horas al mes (dos turnos)',
    },
  },
  structures: {
    heading: 'Pagos que crecen con la celda',
    text: ['Elija pagos fijos si hay trabajo desde el primer día, o escalonados si la celda necesita tomar ritmo.'],
  },
  caseStudy: {
    heading: caseManufacturing.heading,
    text: 'Pagos escalonados sobre $620,000, aprobados en 3 días y desembolsados en 7.',
  },
  machines: {
    heading: 'Ejemplos de pagos para máquinas herramienta y automatización',
    lead: 'Seis compras, con los pagos a la misma escala. Elija una para cambiar su precio, su plazo o su nivel de crédito.',
    names: {
      compressor: 'Compresor de tornillo con secador',
      cmm: 'Máquina de medición por coordenadas',
      verticalMill: 'Centro de maquinado vertical de 3 ejes',
      cobot: 'Celda de soldadura con cobot',
      lathe: 'Torno CNC con alimentador de barra',
      fiveAxis: 'Centro de maquinado de 5 ejes',
    },
  },
  qualify: {
    heading: 'Qué se necesita',
    list: [
      {
        term: 'La máquina',
        text: 'Una cotización de toda la celda: máquina, opciones, herramental, software, maniobras y capacitación, cada cosa en su renglón.',
      },
      usualDocumentsFact,
    ],
  },
  questions: (p) => ({
    heading: 'Financiamiento de equipo de manufactura: diez respuestas',
    list: [
      {
        question: '¿Se pueden incluir herramental, software y capacitación?',
        answer:
          'Sí, en el mismo contrato, hasta donde la revisión lo permita. Pida portaherramientas, sujeción, palpadores, software, maniobras y capacitación en renglones aparte. Una máquina sin herramental no produce nada: financie el paquete.',
      },
      {
        question: '¿Financian una celda robótica completa?',
        answer:
          'Sí. El brazo suele ser la parte menor del costo. Dispositivos, guardas, equipo de soldadura, programación e integración pueden ir en el mismo contrato. Pida que el integrador cotice la celda como un proyecto con etapas.',
      },
      {
        question: '¿Pueden pagar el anticipo del fabricante?',
        answer: `${promises.stages} Su orden de compra debe indicar las etapas y la fecha de entrega. El contrato dice cuánto debe usted por los anticipos antes de que la máquina trabaje.`,
      },
      {
        question: '¿Financian máquinas CNC usadas?',
        answer:
          'Sí, de un distribuidor, una subasta u otro taller. Pedimos marca, modelo, año, número de serie, horas de husillo, el control y dónde está hoy. Ayuda un video de la máquina encendida. Las maniobras se pueden incluir.',
      },
      {
        question: '¿Los pagos pueden empezar bajos y subir después?',
        answer:
          'Sí. Con pagos escalonados, el pago de cada año es 10% mayor que el del año anterior en nuestra calculadora. El total es mayor que con pagos fijos, porque el saldo baja más despacio. La tabla de esta página muestra cuánto.',
      },
      {
        question: '¿Préstamo o arrendamiento para una máquina herramienta?',
        answer:
          'Una máquina que va a usar quince años queda bien con un préstamo o con la compra por $1: al final es suya. La opción de 10% baja el pago ahora. Los impuestos son distintos; pregunte antes a su asesor fiscal.',
      },
      {
        question: '¿De cuánto puede ser el plazo?',
        answer: `De 12 a 60 meses en nuestra calculadora. Los plazos de más de ${String(p.long.months)} meses suman ${p.long.points === 1 ? '1 punto porcentual' : `${String(p.long.points)} puntos porcentuales`} a la tasa de ejemplo. Si la máquina dura mucho y quiere un plazo mayor, llámenos: depende de la revisión.`,
      },
      {
        question: '¿Puedo deducir la máquina este año?',
        answer:
          'Si está en servicio a más tardar el 31 de diciembre y se usa más de 50% en el negocio, puede aplicarse la Sección 179, financiada o no. Haberla pedido no basta: debe estar instalada y lista. Vea los límites en esta página y consulte a su asesor fiscal.',
      },
      {
        question: '¿Y si la máquina se retrasa?',
        answer:
          'Pagamos la factura final solo después de que usted firme la aceptación. No la firme antes de que la máquina haga piezas buenas. Si el fabricante se atrasa, llámenos: el primer pago sigue a la aceptación, salvo que su contrato diga otra cosa.',
      },
      {
        question: '¿Puedo liquidarla antes o darla a cuenta de otra máquina?',
        answer:
          'Por lo general, sí. Su propuesta dice qué se aplica si paga antes; lea esa línea antes de firmar. Para darla a cuenta, pídanos el monto para liquidar; el distribuidor lo paga y se libera el gravamen.',
      },
    ],
  }),
  closing: {
    heading: '¿Tiene la cotización en el escritorio?',
    text: (hours: string) => `Presente la solicitud por el total de la celda. ¿Preguntas? Llame: ${hours}.`,
  },
};
