import type { sections as en } from '../en/sections.ts';

/** Words of the sections that several pages share. */
export const sections: typeof en = {
  statsNote:
    'El plazo de decisión cuenta desde que la solicitud está completa, de lunes a viernes. Todo financiamiento está sujeto a aprobación de crédito.',
  changeTerms: 'Cambiar las condiciones',
  structures: {
    columns: ['Estructura', 'Lo que usted paga', 'Suma de los pagos'],
    level: { name: 'Fija', pay: (amount: string) => `${amount} cada mes` },
    seasonal: {
      name: 'De temporada',
      pay: (full: string, low: string) => `${full} de abril a noviembre, ${low} de diciembre a marzo`,
    },
    stepUp: {
      name: 'Escalonada',
      pay: (first: string, last: string) => `${first} el primer año, ${last} el último`,
    },
    deferred: {
      name: 'Con 90 días de gracia',
      pay: (amount: string) => `Nada durante 90 días, después ${amount} al mes`,
    },
    note: (p: { financed: string; months: number; rate: string; scores: string; down: string }) =>
      `Nuestra calculadora con ${p.financed} financiados a ${String(p.months)} meses: buen crédito (${p.scores}), ${p.down} de pago inicial, tasa anual de ${p.rate}, fondos entregados en enero. Son cálculos sujetos a aprobación de crédito; la estructura se decide con su expediente.`,
  },
  asking: {
    heading: 'Antes de preguntar',
    list: [
      {
        term: 'Cuánto cuesta preguntar',
        text: 'Nada. No hay cuota de solicitud, y para calcular un pago aquí no le pedimos su nombre.',
      },
      {
        term: 'Quién lo lee',
        text: 'Un prestamista directo, en el negocio desde 2015. Una persona lee su expediente y le dice qué falta.',
      },
      {
        term: 'Cuánto tarda',
        text: 'Cotizaciones el mismo día, de lunes a viernes. Aprobación en 24–48 horas cuando la solicitud está completa, y en ese plazo nos comunicamos con usted. Los fondos llegan después de firmar y se cuentan aparte.',
      },
      {
        term: 'En qué nos fijamos',
        text: 'En la máquina, el negocio y el dueño. Leemos todos los niveles de crédito: nuestra calculadora empieza en 600 puntos, y ese número no descarta a nadie. No hay una regla estricta de 2 años.',
      },
      {
        term: 'Cuándo se consulta su crédito',
        text: 'Solo después de que usted firme la autorización al final de la solicitud. La calculadora y estas páginas no consultan nada.',
      },
      { term: 'Dónde', text: 'Negocios en Estados Unidos, de $10,000 a $2,000,000, equipo nuevo y usado.' },
    ],
    contact: (hours: string) => `Contestamos el teléfono: ${hours}. Los correos, en un plazo de 24 horas.`,
  },
  caseStudy: 'Lea el caso',
};
