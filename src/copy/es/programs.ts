import type { programs as en } from '../en/programs.ts';
import { promises } from './promises.ts';

/** The lists of `required-documents.ts` in one paragraph. */
export const usualDocumentsFact = {
  term: 'Documentos',
  text: 'Identificación con foto de cada dueño con 20% o más, la cotización del vendedor, un cheque anulado o carta del banco y 3 meses de estados de cuenta. Desde $100,000: 6 meses de estados de cuenta, declaraciones de impuestos del negocio y personales, estado de resultados y lista de deudas. Desde $500,000: también 2 a 3 años de declaraciones, documentos de la empresa y estado financiero personal.',
};

const points = (count: number): string => (count === 1 ? '1 punto porcentual' : `${String(count)} puntos porcentuales`);

export const programs: typeof en = {
  contents: {
    label: 'En esta página',
    prices: 'Precios y pagos',
    qualify: 'Qué necesita',
    questions: 'Preguntas y respuestas',
  },
  qualify: {
    all: 'Monto, crédito, decisión y costo de presentar su solicitud',
    contact: (hours) => `¿Tiene dudas? Llámenos: ${hours}. ${promises.email}`,
    list: (p, sameDay, year) => [
      {
        term: 'Monto',
        text: 'De $10,000 a $2,000,000, equipo nuevo y usado, para negocios en Estados Unidos.',
      },
      {
        term: 'Tiempo en el negocio',
        text: `${promises.noTwoYears} En un negocio más nuevo cuentan más el crédito y la experiencia del dueño.`,
      },
      {
        term: 'Crédito',
        text: `${promises.allCredit} Nuestra calculadora empieza en 600 puntos, pero ese número no es un mínimo.`,
      },
      {
        term: 'Pago inicial',
        text: `Del ${p.down.from} al ${p.down.to} según el nivel de crédito en nuestra calculadora, y hasta ${p.down.most} si usted quiere.`,
      },
      { term: 'Decisión', text: promises.decision },
      { term: 'Consulta de crédito', text: promises.creditCheck },
      {
        term: 'Quién decide',
        text: `${promises.directLender} ${promises.otherSource}${year === null ? '' : ` En el negocio desde ${String(year)}.`}`,
      },
      { term: 'Cuánto cuesta', text: `${promises.noFee} ${sameDay}` },
    ],
    tiers: {
      heading: 'Su puntaje y la tasa de ejemplo',
      columns: ['Nivel de crédito', 'Puntaje', 'Pago inicial, desde', 'Tasa en la calculadora, desde'],
      note: (p) =>
        `Los plazos de más de ${String(p.longMonths)} meses suman ${points(p.long)} a la tasa, y los montos financiados menores de $50,000 suman hasta ${points(p.small)}. La calculadora no pasa de ${p.cap}, ni de ${String(p.buildingMonths)} meses en el nivel «Por mejorar». Su propuesta indicará la tasa real.`,
    },
  },
  machines: {
    columns: ['Máquina y precio de ejemplo', 'Condiciones y costo', 'Pago mensual'],
    new: 'equipo nuevo',
    used: 'equipo usado',
    price: (p) => `${p.condition}, ${p.price}`,
    terms: (p) =>
      `${p.down} de pago inicial, ${String(p.months)} meses con APR de ${p.apr}. ${p.total} en pagos${p.cost === '' ? '' : `, de los cuales ${p.cost} son costo de financiamiento`}.`,
    note: (p) =>
      `Los precios son ejemplos, no cotizaciones. Buen crédito (${p.scores}) y ${p.down} de pago inicial. El APR (tasa porcentual anual) supone que no hay cargos. Son estimaciones. El financiamiento está sujeto a aprobación de crédito.`,
    change: 'Ponga su propio precio en la calculadora',
    legend: { down: 'Pago inicial', machine: 'Monto financiado', cost: 'Costo de financiamiento' },
  },
  tax: {
    heading: (year) => `La Sección 179 en ${String(year)}`,
    text: [
      'La Sección 179 permite a muchos negocios deducir el equipo en el año en que empieza a usarse, aunque esté financiado. Debe ser nuevo, o nuevo para usted, y usarse más de 50% en el negocio.',
      'La deducción no puede ser mayor que el ingreso de su negocio. La depreciación adicional (bonus) puede cubrir el resto. Pregunte a su asesor fiscal qué se aplica en su caso.',
    ],
    columns: ['Límite', 'Monto'],
    rows: {
      limit: 'Lo máximo que puede deducir',
      from: 'Baja cuando sus compras pasan de',
      to: 'Termina cuando llegan a',
      bonus: 'Depreciación adicional (bonus)',
      deadline: 'Puesta en servicio, a más tardar',
    },
    deadline: (year) => `31 de diciembre de ${String(year)}`,
    note: 'Información general, no asesoría fiscal.',
  },
  after: {
    heading: 'Después de firmar',
    list: [
      {
        title: 'Si quiere pagar antes',
        text: 'Su propuesta dice qué se aplica si paga antes y si ahorra intereses. Para saber cuánto falta por liquidar, llámenos con la fecha que tiene en mente.',
      },
      {
        title: 'Al final del plazo',
        text: 'Un préstamo termina con el último pago y liberamos el gravamen. Un arrendamiento termina con su opción de compra: $1 o 10%.',
      },
      {
        title: 'Seguro y título',
        text: 'Usted elige la aseguradora y nos nombra beneficiario en caso de pérdida. En un vehículo con título, el gravamen sigue en el título hasta que usted termine de pagar.',
      },
      {
        title: 'Si un pago se va a atrasar',
        text: 'Llámenos antes de la fecha. Su contrato indica si hay un cargo por atraso, y podemos ver qué opciones tiene.',
      },
    ],
  },
  siblings: {
    heading: 'Otros programas',
    list: {
      construction: 'Excavadoras, minicargadores, bulldozers, cargadores, grúas y montacargas.',
      foodBeverage: 'Restaurantes, panaderías, camiones de comida y líneas de producción.',
      manufacturing: 'Máquinas CNC, robots, compresores, inspección y herramental.',
      vocationalTrucks: 'Camiones canastilla, con pluma y grúa, y carrocerías, para dueños operadores y flotas.',
      firstTime: 'Su primera máquina, con una revisión de 60 segundos de lo que necesita.',
      itin: 'Presente su solicitud con ITIN. Sin número de Seguro Social.',
    },
  },
};
