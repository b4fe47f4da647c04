import type { caseVocationalTrucks as en } from '../en/case-vocational-trucks.ts';

export const caseVocationalTrucks: typeof en = {
  heading: 'Una flota de seis camiones',
  lead: 'Un contratista de líneas eléctricas ganó un contrato y necesitaba seis camiones antes de la temporada.',
  earns: 'Seis camiones en servicio desde el primer día del contrato de líneas.',
  figures: [
    { figure: '$485,000', label: 'Flota de seis camiones' },
    { figure: '3 días', label: 'Hasta la aprobación' },
    { figure: '60 meses', label: 'Plazo, 10% de pago inicial' },
  ],
  challenge: [
    'El contrato empezaba en abril. Cuatro camiones canastilla, una grúa perforadora y un camión grúa estaban con dos distribuidores, y los dos tenían otros compradores.',
    'El trabajo en líneas eléctricas deja la mayor parte del dinero del año entre abril y noviembre. Un pago fijo habría pesado más en el invierno, cuando hay menos cuadrillas.',
  ],
  solution: [
    {
      title: 'Una solicitud para seis camiones',
      text: 'Cada unidad con su VIN, su título y su inspección; una sola decisión para todas.',
    },
    {
      title: '10% de pago inicial',
      text: 'El contratista guardó el resto de su efectivo para combustible y cuadrillas.',
    },
    { title: 'Plazo de 60 meses', text: 'Lo que dura el contrato de líneas, con sus prórrogas.' },
    { title: 'Pagos de temporada', text: 'Mayores de abril a noviembre, menores de diciembre a marzo.' },
    {
      title: 'Pago directo a los dos distribuidores',
      text: 'Cada uno recibió su pago después de que el contratista inspeccionó y aceptó los camiones de ese distribuidor.',
    },
  ],
  results: [
    'Los seis camiones estaban en servicio el primer día del contrato.',
    'Los pagos de invierno fueron una fracción de los de verano, así que no hubo que vender ningún camión para pasar el invierno.',
  ],
  timeline: {
    segments: ['3 días', 'Inspecciones y títulos', 'Abril'],
    list: [
      {
        title: 'Solicitud',
        text: 'Seis cotizaciones, el contrato de líneas, estados de cuenta, declaraciones, estado de resultados y lista de deudas.',
      },
      { title: 'Aprobación', text: 'Día 3, con los dos pagos por escrito.' },
      { title: 'Cierre', text: 'Seguro vigente, camiones aceptados, los dos distribuidores pagados.' },
      { title: 'Temporada', text: 'Seis camiones trabajando.' },
    ],
  },
  testimonial: {
    quote: 'En enero el pago es la cuarta parte del de junio. Esa es la diferencia entre guardar un camión y venderlo.',
    name: 'Ray C.',
    business: 'Contratista de líneas eléctricas, Missouri',
    equipment: 'Seis camiones de trabajo',
  },
};
