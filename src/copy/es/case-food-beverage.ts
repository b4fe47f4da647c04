import type { caseFoodBeverage as en } from '../en/case-food-beverage.ts';

/** Made up to show the form of a case study; its chip stays until the lender has a customer's own figures. */
export const caseFoodBeverage: typeof en = {
  heading: 'Una línea de panadería en un solo contrato',
  lead: 'Una panadería reunió un horno de túnel, un desmoldador y una línea de empaque en un solo contrato con pagos de temporada.',
  earns: 'Un solo pago reemplaza a tres: horno, desmoldador y empaque.',
  figures: [
    { figure: '$340,000', label: 'Financiados, con flete' },
    { figure: '48 horas', label: 'Hasta la aprobación' },
    { figure: '1 pago', label: 'Horno, desmoldador y empaque' },
  ],
  challenge: [
    'El horno venía de un fabricante, el desmoldador de otro, y la línea de empaque, usada, estaba en una planta a dos estados de distancia. Tres cotizaciones, tres fechas de entrega, más maniobras y flete.',
    'La panadería vende la mayor parte de su pan de primavera a otoño. Los pagos tenían que tomarlo en cuenta.',
  ],
  solution: [
    { title: 'Un solo contrato', text: 'Tres máquinas con su flete, maniobras y arranque en un solo monto.' },
    { title: 'Pagos por avance', text: 'A cada vendedor: anticipo, embarque y aceptación.' },
    { title: 'Plazo de 60 meses', text: 'Acorde con la vida útil que los fabricantes dan a bandas y quemadores.' },
    { title: 'Pagos de temporada', text: 'Más altos de abril a noviembre, menores de diciembre a marzo.' },
    {
      title: 'Documentos claros desde el primer día',
      text: 'Cotización de la línea, alcance de la instalación, desglose de gastos y renuncia del arrendador.',
    },
  ],
  results: [
    'La línea se aceptó completa y empezó un solo pago mensual.',
    'No pedimos nada más después del primer día.',
  ],
  timeline: {
    segments: ['48 horas', 'Anticipos pagados', 'Aceptación'],
    list: [
      {
        title: 'Solicitud',
        text: 'Tres cotizaciones, alcance de la instalación, estados de cuenta, declaraciones, estado de resultados y lista de deudas.',
      },
      { title: 'Aprobación', text: 'Con los pagos de temporada por escrito.' },
      { title: 'Instalación', text: 'Cada vendedor cobró por etapas.' },
      { title: 'En marcha', text: 'Una línea, un pago.' },
    ],
  },
  testimonial: {
    quote:
      'Tres proveedores, tres fechas de entrega, y firmé una sola vez. La lista de documentos del primer día fue la lista completa.',
    name: 'Laura M.',
    business: 'Panadería mayorista, Ohio',
    equipment: 'Horno de túnel y línea de empaque',
  },
};
