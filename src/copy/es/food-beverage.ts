import type { foodBeverage as en } from '../en/food-beverage.ts';

export const foodBeverage: typeof en = {
  hero: {
    badge: 'De un horno a una línea completa',
    heading: ['Financiamiento de equipo', 'de alimentos y bebidas'],
    lead: 'Panaderías, plantas y embotelladoras financian la línea, su flete y su arranque en un solo contrato.',
    stats: [
      { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
      { figure: '24–48 horas', label: 'Decisión de crédito típica' },
      { figure: 'Nuevo o usado', label: 'De fábrica o distribuidor' },
    ],
  },
  caseStudy: {
    heading: 'Un horno de túnel y una línea de empaque en un solo contrato',
    text: 'Cómo una panadería reunió horno, desmoldador y empaque en un pago de temporada.',
  },
  equipment: {
    heading: 'Siete tipos de equipo',
    lead: 'Unidades sueltas, líneas usadas que se mudan de otra planta, o todo lo que va del silo de harina al muelle.',
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
        text: 'Cabezales de succión y de agujas, manejo de moldes; a menudo se agregan a una línea en marcha.',
      },
      {
        name: 'Sistemas CIP',
        text: 'Módulos, tanques, bombas y controles de limpieza en sitio, con el arranque sanitario en la cotización.',
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
    heading: 'Lo que una planta le pide al prestamista',
    list: [
      {
        title: 'Gastos de instalación en el mismo pago',
        text: 'Flete, maniobras, instalación y arranque, hasta donde la revisión lo permita.',
      },
      {
        title: 'Pagos al fabricante por etapas',
        text: 'Anticipo, embarque, aceptación: una línea a la medida casi nunca se paga de una vez.',
      },
      {
        title: 'Líneas usadas, bienvenidas',
        text: 'Díganos dónde está, quién la desmonta y quién la vuelve a montar.',
      },
      {
        title: 'Documentos claros desde el inicio',
        text: 'Cotización de la línea, alcance de la instalación, desglose de gastos y, si va fija al piso, la renuncia del arrendador.',
      },
    ],
  },
  structures: {
    heading: 'Estructuras flexibles',
    text: [
      'Una línea no produce nada mientras se instala, y hay productos que se venden solo medio año. El pago puede tomar en cuenta ambas cosas.',
      'Cada renglón de esta tabla es la misma deuda, pagada con otro ritmo.',
    ],
  },
  closing: {
    heading: '¿Ya tiene la cotización de la línea?',
    text: (hours: string) =>
      `Envíe su solicitud con el total; el desglose lo pedimos después. Preguntas por teléfono: ${hours}.`,
  },
};
