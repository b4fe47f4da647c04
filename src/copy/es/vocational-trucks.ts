import type { vocationalTrucks as en } from '../en/vocational-trucks.ts';

export const vocationalTrucks: typeof en = {
  hero: {
    badge: 'Chasis y carrocería en un solo contrato',
    heading: ['Financiamiento', 'de camiones', 'vocacionales'],
    lead: 'Camiones con pluma, canastilla o grúa, perforadoras de postes y carrocerías de servicio, a plazos de 48–60 meses.',
    stats: [
      { figure: '48–60 meses', label: 'Plazos' },
      { figure: '5–10 días', label: 'Días hábiles hasta el cierre' },
      { figure: 'Todo crédito', label: 'Niveles considerados' },
    ],
  },
  equipment: {
    heading: 'Seis tipos de camión',
    lead: 'Un camión con carrocería son dos máquinas. Vemos las dos: el chasis y lo que lleva encima.',
    list: [
      { name: 'Camiones con pluma', text: 'Pluma rígida o articulada, con plataforma. Traiga la tabla de cargas.' },
      {
        name: 'Camiones canastilla',
        text: 'Aislados o no, telescópicos o articulados. La prueba dieléctrica va en el expediente.',
      },
      {
        name: 'Perforadoras de postes',
        text: 'Barrena, malacate y guías de poste. Las horas de la toma de fuerza dicen más que las millas.',
      },
      {
        name: 'Carrocerías de servicio',
        text: 'De mecánico, lubricación, soldadura o líneas, nuevas sobre su chasis o completas.',
      },
      { name: 'Plataformas elevadoras', text: 'Sobre camión o remolque, con su última inspección.' },
      {
        name: 'Camiones grúa',
        text: 'De grúas de servicio a grúas hidráulicas montadas, con estabilizadores revisados.',
      },
    ],
  },
  benefits: {
    heading: 'Lo que ayuda en el camino',
    list: [
      {
        title: 'Nuevo, usado o carrocería sobre su chasis',
        text: 'Distribuidores, carroceros, compañías de servicios que renuevan su flota, particulares.',
      },
      {
        title: 'Un camión o la flota',
        text: 'Varias unidades en un expediente, cada una con su VIN y su pago.',
      },
      {
        title: 'Pagos de temporada',
        text: 'Completos de abril a noviembre y menores en los meses fríos, donde el trabajo es así.',
      },
      {
        title: 'Todos los niveles de crédito',
        text: 'Leemos cada expediente. Un pago inicial mayor ayuda donde el puntaje no alcanza.',
      },
    ],
  },
  timeline: {
    heading: 'Cierre en 5–10 días hábiles',
    segments: ['24–48 horas', 'Inspección, título, seguro', 'Día 5 a 10'],
    list: [
      { title: 'Solicitud', text: 'VIN, año, millas, carrocería y precio, en una página.' },
      { title: 'Aprobación', text: 'Las condiciones por escrito y la lista de lo que falta.' },
      {
        title: 'Documentos',
        text: 'Chasis y elevador inspeccionados, título revisado, el prestamista como beneficiario del seguro.',
      },
      { title: 'Cierre', text: 'Usted firma, pagamos al vendedor y el camión sale a trabajar.' },
    ],
  },
  call: 'Pregunte por un camión',
  papers: {
    heading: 'Qué lleva el expediente de un camión',
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
        title: 'La circulación',
        items: [
          'Seguro con el prestamista como beneficiario',
          'Con más de 33,000 lb de peso bruto, la primera venta paga 12% de impuesto federal',
          'Desde 55,000 lb se presenta el formulario 2290; consulte ambos con su asesor fiscal',
        ],
      },
    ],
  },
  structures: {
    heading: 'El mismo camión, dos ritmos',
    text: ['El trabajo de líneas y el de árboles tienen temporada. El pago también puede tenerla.'],
  },
  caseStudy: {
    heading: 'Seis camiones para un contratista de líneas',
    text: '$485K con 10% de pago inicial, aprobados en 3 días y pagados al ritmo de la temporada.',
  },
  closing: {
    heading: '¿Encontró el camión?',
    text: (hours: string) => `Los buenos se venden pronto. Llame con el VIN (${hours}) o envíe su solicitud ahora.`,
  },
};
