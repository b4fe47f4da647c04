import type { construction as en } from '../en/construction.ts';

export const construction: typeof en = {
  hero: {
    badge: 'Máquinas nuevas, usadas y de subasta',
    heading: ['Financiamiento de equipo', 'de construcción'],
    lead: 'Excavadoras, minicargadores, topadoras, cargadores, grúas y montacargas, con pagos que pueden descansar en invierno.',
    stats: [
      { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
      { figure: '24–48 horas', label: 'Decisión de crédito típica' },
      { figure: '12–60 meses', label: 'Plazos' },
    ],
  },
  equipment: {
    heading: 'Qué puede financiar',
    lead: 'Una máquina o el equipo completo de la obra. El expediente empieza con una cotización que indique marca, modelo, año, número de serie y precio.',
    list: [
      {
        name: 'Excavadoras',
        text: 'De mini a grandes. Indique las horas y cada accesorio: pulgar, acople, cucharones, martillo.',
      },
      { name: 'Minicargadores', text: 'De ruedas o de orugas, con los accesorios en el mismo contrato.' },
      {
        name: 'Topadoras',
        text: 'En las usadas preguntamos por el tren de rodaje: lo que le queda decide cuánto vale.',
      },
      {
        name: 'Cargadores y retroexcavadoras',
        text: 'Para patio, obra o cantera, con horquillas, cucharones y básculas.',
      },
      { name: 'Grúas', text: 'Todo terreno, de orugas y de patio. Tenga a mano la última inspección anual.' },
      {
        name: 'Montacargas y manipuladores',
        text: 'De almacén o de terreno, una sola unidad o varias para la misma obra.',
      },
    ],
  },
  benefits: {
    heading: 'Hecho para la obra',
    list: [
      {
        title: 'Lo usado es normal',
        text: 'De distribuidor, subasta o particular. Con un particular se agrega la búsqueda de título y gravámenes.',
      },
      {
        title: 'Con sus accesorios',
        text: 'Cucharones, martillos, remolques y entrega pueden ir en la misma cotización.',
      },
      {
        title: 'Pagamos al vendedor',
        text: 'Usted firma y acepta la entrega; después el dinero va directamente al vendedor.',
      },
      {
        title: 'También empresas jóvenes',
        text: 'Sin regla estricta de 2 años. Su experiencia en el oficio cuenta en el expediente.',
      },
    ],
  },
  structures: {
    heading: 'Pagos que siguen la temporada',
    text: [
      'El suelo se congela y las facturas se atrasan. La estructura de temporada pide el pago completo cuando usted excava y la cuarta parte cuando no.',
      'En total cuesta un poco más, porque el saldo baja más tarde. Aquí ve cuánto.',
    ],
  },
  closing: {
    heading: '¿Ya tiene una máquina en mente?',
    text: (hours: string) =>
      `Llene la solicitud con la cotización a la mano o díganos los números por teléfono. ${hours}.`,
  },
};
