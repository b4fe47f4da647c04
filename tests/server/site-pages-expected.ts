const list = (words: string): string[] => words.split(' | ');

/**
 * The requirements of the specifications per page, in the product's texts: address, counterpart, heading, texts, and
 * counts. A count has the section's heading in both languages, the counted tag and the number.
 */
export const sitePages: {
  en: string;
  es: string;
  h1: [string, string];
  says: [string[], string[]];
  counts?: [string, string, string, number][];
}[] = [
  {
    en: '/construction',
    es: '/es/construccion',
    h1: ['Construction equipment financing', 'Financiamiento de equipo de construcción'],
    says: [
      ['$10K–$2MM', '24–48 Hours', 'Excavators', 'Forklifts', 'from April to November'],
      ['$10K–$2MM', '24–48 horas', 'Excavadoras', 'Montacargas', 'de abril a noviembre'],
    ],
    counts: [['What you can finance', 'Qué puede financiar', 'h3', 6]],
  },
  {
    en: '/food-beverage',
    es: '/es/food-beverage',
    h1: ['Food and beverage equipment financing', 'Financiamiento de equipo de alimentos y bebidas'],
    says: [
      list(
        'Ovens and fryers | Mixers and sheeters | Conveyors | Depanners | CIP systems | Packaging and labeling | QA and inspection | Flexible structures | Read the case study',
      ),
      list(
        'Hornos y freidoras | Batidoras y laminadoras | Transportadores | Desmoldadores | Sistemas CIP | Empaque y etiquetado | Control de calidad e inspección | Estructuras flexibles | Lea el caso',
      ),
    ],
    counts: [
      ['Equipment we finance', 'Equipo que financiamos', 'h3', 7],
      ['Financing that covers', 'Financiamiento para todo', 'h3', 4],
    ],
  },
  {
    en: '/manufacturing',
    es: '/es/manufacturing',
    h1: ['Manufacturing equipment financing', 'Financiamiento de equipo de manufactura'],
    says: [
      list(
        'CNC and machining centers | Robots and automation | Compressors and air systems | Material handling | Inspection and QA | Bundled tooling | Approvals in days | Used equipment friendly | Structures that match production ramps | Vendor pay-direct available | What the machine has to earn | Read the case study',
      ),
      list(
        'CNC y centros de maquinado | Robots y automatización | Compresores y sistemas de aire | Manejo de materiales | Inspección y control de calidad | Herramental incluido | Aprobación en días | Lo que la máquina tiene que producir | Lea el caso',
      ),
    ],
    counts: [
      ['Equipment we finance', 'Equipo que financiamos', 'h3', 6],
      ['Built for job shops', 'Para talleres y plantas', 'h3', 4],
    ],
  },
  {
    en: '/vocational-trucks',
    es: '/es/vocational-trucks',
    h1: ['Vocational truck financing', 'Financiamiento de camiones de trabajo'],
    says: [
      list(
        'Boom trucks | Bucket trucks | Digger derricks | Service and utility bodies | Aerial lifts | Crane trucks | 48–60 Months | 5–10 business days | Ask about a truck | Read the case study',
      ),
      list(
        'Camiones con pluma | Camiones canastilla | Grúas perforadoras | Carrocerías de servicio | Plataformas elevadoras | Camiones grúa | 48–60 meses | 5–10 días hábiles | Pregunte por un camión | Lea el caso',
      ),
    ],
    counts: [
      ['Trucks we finance', 'Camiones que financiamos', 'h3', 6],
      ['Financing that fits how you work', 'Financiamiento a la medida', 'h3', 4],
      ['Typically closed in 5–10 business days', 'Por lo general se cierra en 5–10', 'h3', 4],
    ],
  },
  {
    en: '/first-time',
    es: '/es/first-time',
    h1: ['Finance your first machine', 'Financie su primera máquina'],
    says: [
      list(
        '60-second eligibility check | Documentation checklist | Personal guidance | Business info | Equipment details | Personal background | Pre-qualify in 5 minutes',
      ),
      list(
        'Revisión de requisitos en 60 segundos | Lista de documentos | Orientación personal | Datos del negocio | Datos del equipo | Datos personales | Precalifique en 5 minutos',
      ),
    ],
    counts: [
      ['Three steps before you sign', 'Tres pasos antes de firmar', 'h3', 3],
      ['What matters most on a first deal', 'Qué cuenta más en una primera compra', 'h3', 5],
      ['Business info', 'Datos del negocio', 'h3', 3],
      ['First-time buyer stories', 'Historias de primeras compras', 'blockquote', 2],
      ['Five questions.', 'Cinco preguntas.', 'fieldset', 5],
    ],
  },
  {
    en: '/itin',
    es: '/es/itin',
    h1: ['Equipment financing with an ITIN', 'Financiamiento de equipo con ITIN'],
    says: [
      list(
        'No SSN required | Fast decisions | Business-focused | 5–7 business days | 7–11 weeks | last 3–6 months | last 2 tax returns | AES-256',
      ),
      list(
        'Sin Seguro Social | Decisiones rápidas | Enfoque en el negocio | 5–7 días hábiles | 7 a 11 semanas | últimos 3–6 meses | últimas 2 declaraciones | AES-256',
      ),
    ],
    counts: [
      ['How it works with an ITIN', 'Cómo funciona con ITIN', 'h3', 3],
      ['ITIN letter from the IRS', 'Carta del ITIN emitida', 'ul', 3],
      ['Can I apply without an SSN?', '¿Puedo presentar mi solicitud sin Seguro Social?', 'details', 6],
      ['From application to funding', 'De la solicitud al desembolso', 'h3', 3],
    ],
  },
  {
    en: '/partner',
    es: '/es/partner',
    h1: ['Dealer financing program', 'Programa para distribuidores'],
    says: [
      list(
        'structures for your customer within 24 hours | Dealer resources | Construction | Food & Beverage | Manufacturing | Ask for access by form or phone',
      ),
      list(
        'estructuras de pago para su cliente en 24 horas | Recursos para distribuidores | Construcción | Alimentos y bebidas | Manufactura | Pida su acceso en línea o por teléfono',
      ),
    ],
    counts: [
      ['Questions dealers ask', 'Lo que los distribuidores preguntan', 'h3', 4],
      ['A deal in four steps', 'Una operación en cuatro pasos', 'h3', 4],
      ['Three industries', 'Tres industrias', 'h3', 3],
    ],
  },
  {
    en: '/case-study/manufacturing',
    es: '/es/case-study/manufacturing',
    h1: ['A three-machine CNC cell', 'Una celda CNC de tres máquinas'],
    says: [
      list(
        '22% | Throughput increase | 90 days | $620K | 60-month term | Step-up payments | Section 179 | Vendor-direct payment | Approved in 3 days | funded in 7 | Get Pre-Qualified | Back to Manufacturing | Challenge | Solution | Results',
      ),
      list(
        '22% | 90 días | $620,000 | 60 meses | Pagos escalonados | Sección 179 | Pago directo al proveedor | Aprobado en 3 días | desembolsado en 7 | Precalifique | Volver a Manufactura',
      ),
    ],
    counts: [['What the owner says', 'En palabras del cliente', 'blockquote', 1]],
  },
  {
    en: '/case-study/vocational-trucks',
    es: '/es/case-study/vocational-trucks',
    h1: ['A fleet of six trucks', 'Una flota de seis camiones'],
    says: [
      list(
        '$485K | Six-truck fleet | 3 days | 60 months | 10% down | Higher from April to November | Challenge | Solution | Results',
      ),
      list('$485,000 | seis camiones | 3 días | 60 meses | 10% de pago inicial | Mayores de abril a noviembre'),
    ],
    counts: [['What the owner says', 'En palabras del cliente', 'blockquote', 1]],
  },
  {
    en: '/case-study/food-beverage',
    es: '/es/case-study/food-beverage',
    h1: ['A bakery line on one agreement', 'Una línea de panadería en un solo contrato'],
    says: [
      ['$340K', 'Challenge', 'Solution', 'Results'],
      ['$340,000', 'El reto', 'La solución', 'Los resultados'],
    ],
    counts: [['What the owner says', 'En palabras del cliente', 'blockquote', 1]],
  },
];
