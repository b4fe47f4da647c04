import type { manufacturing as en } from '../en/manufacturing.ts';

export const manufacturing: typeof en = {
  hero: {
    badge: 'Aprobación en días, no en semanas',
    heading: ['Financiamiento de equipo', 'de manufactura'],
    lead: 'Centros de maquinado, robots, compresores e inspección, con las herramientas y la integración en el mismo contrato.',
    stats: [
      { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
      { figure: 'En días', label: 'Decisión de crédito típica' },
      { figure: '12–60 meses', label: 'Plazos' },
    ],
  },
  equipment: {
    heading: 'Seis tipos de equipo',
    lead: 'La máquina rara vez es toda la factura. Cotice la celda y financie la celda.',
    list: [
      {
        name: 'CNC y centros de maquinado',
        text: 'Fresadoras verticales, horizontales y de 5 ejes, tornos, electroerosión.',
      },
      {
        name: 'Robots y automatización',
        text: 'Brazos de seis ejes, cobots de soldadura, alimentadores de barra. El brazo es la parte menor de una celda.',
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
        name: 'Herramientas en paquete',
        text: 'Portaherramientas, sujeción, palpadores, programas y maniobras en el mismo contrato.',
      },
    ],
  },
  benefits: {
    heading: 'Pensado para un taller',
    list: [
      {
        title: 'Aprobación en días',
        text: 'La revisión tarda 24–48 horas con el expediente completo. Los expedientes grandes tardan días, no semanas.',
      },
      {
        title: 'El equipo usado es bienvenido',
        text: 'De distribuidor, subasta u otro taller. Preguntamos horas, año y dónde trabaja hoy.',
      },
      {
        title: 'Estructuras al ritmo de la producción',
        text: 'Pagos menores mientras la celda arranca, mayores cuando ya entrega.',
      },
      {
        title: 'Pago directo al proveedor',
        text: 'Anticipo, embarque y aceptación se pagan por etapas al fabricante.',
      },
    ],
  },
  roi: {
    heading: 'Lo que el pago tiene que ganar',
    text: [
      'Una máquina se paga en horas de husillo. Divida el pago entre las horas que de verdad va a cortar y compárelo con su tarifa por hora.',
      'Si la cuarta parte de su tarifa cubre el renglón de un turno, ese turno sostiene la máquina.',
    ],
    columns: ['Horas de corte', 'Pago por hora'],
    payment: (amount: string) => `Pago: ${amount} al mes.`,
    rows: {
      half: '80 horas al mes (medio turno)',
      one: '160 horas al mes (un turno)',
      two: '320 horas al mes (dos turnos)',
    },
  },
  structures: {
    heading: 'Pagos que crecen con la celda',
    text: ['Fijos si hay trabajo desde el primer día, escalonados si la celda primero tiene que tomar ritmo.'],
  },
  caseStudy: {
    heading: 'Tres máquinas CNC, una celda',
    text: 'Pagos escalonados sobre $620K, aprobados en 3 días y con fondos en 7.',
  },
  closing: {
    heading: '¿Tiene la cotización en el escritorio?',
    text: (hours: string) => `Solicite la celda como un solo monto. Contestamos por teléfono: ${hours}.`,
  },
};
