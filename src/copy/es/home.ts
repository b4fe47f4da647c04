import type { home as en } from '../en/home.ts';

export const home: typeof en = {
  badge: 'Prestamista directo desde 2015',
  heading: ['Conozca el pago.', 'Obtenga la máquina.'],
  lead: 'Equipo nuevo y usado para negocios de Estados Unidos. Sin cuota de solicitud y sin regla estricta de 2 años.',
  apply: 'Inicie su solicitud',
  stats: [
    { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
    { figure: '24–48 horas', label: 'Aprobación' },
    { figure: 'Todo crédito', label: 'Niveles aceptados' },
  ],
  payment: {
    label: 'Pago mensual estimado',
    change: 'Cambie los términos',
    value: 'Valor del equipo',
    down: (amount: string) => `${amount} inicial`,
    payments: (months: number, financed: string) => `${String(months)} pagos sobre ${financed}`,
    assumptions: (p: { months: number; scores: string; down: string; rate: string }) =>
      `${String(p.months)} meses, buen crédito (${p.scores}), ${p.down} de pago inicial, tasa anual de ${p.rate}. Cálculo sujeto a aprobación de crédito.`,
  },
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
        text: 'Sin regla estricta de 2 años. No necesita años de historial para preguntar.',
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
  closing: {
    heading: 'Cotizaciones el mismo día, de lunes a viernes',
    text: (hours: string) =>
      `Llame (${hours.charAt(0).toLowerCase()}${hours.slice(1)}) o envíe su solicitud ahora. Respondemos los correos en un plazo de 24 horas.`,
  },
};
