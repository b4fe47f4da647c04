import type { CallTime } from '#contract/inquiry-fields.ts';
import type { Due, inquiries as en } from '../en/inquiries.ts';

const slots: Record<CallTime, string> = { any: '', morning: ' por la mañana', afternoon: ' por la tarde' };
/** Uses the singular article for 1:00–1:59. */
const before = (time: string): string => `antes de ${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;
const by = ({ day, time, slot }: Due): string =>
  `${day === undefined ? 'hoy' : `el ${day},`}${slots[slot]}${slot === 'any' ? '' : ','} ${before(time)}`;

export const inquiries: typeof en = {
  sameDay: (hour) =>
    `Cotización el mismo día si recibimos su petición ${before(hour)}, de lunes a viernes, excepto días festivos federales.`,
  hour: (hour, zone) => `${String(hour % 12 === 0 ? 12 : hour % 12)}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'} ${zone}`,
  promise: {
    quote: (due) => `Le llamaremos con su cotización ${by(due)}.`,
    callback: (due) => `Le llamaremos ${by(due)}.`,
    dealer: (due) => `Le escribiremos ${by(due)}.`,
  },
  messages: {
    company: 'Escriba el nombre de su empresa distribuidora',
    name: 'Escriba su nombre',
    phone: 'Escriba un número de teléfono con código de área, como (402) 555-0188',
    email: 'Escriba un correo electrónico como nombre@ejemplo.com',
    machine: 'Escriba qué máquina busca, por ejemplo un minicargador 2021',
    long: (most) => `Use ${String(most)} caracteres como máximo`,
    text: 'Este dato no es válido. Escríbalo de nuevo.',
  },
  estimateMessages: {
    email: 'Escriba un correo electrónico como nombre@ejemplo.com',
    figures: 'La calculadora no ofrece estas cifras. Ajústelas de nuevo y envíe la estimación.',
    text: 'Este dato no es válido. Escríbalo de nuevo.',
  },
  tooMany: (wait) => `Se enviaron demasiadas peticiones. Intente de nuevo en ${wait} o llámenos.`,
  estimateSent: 'Enviamos la estimación. Llega en unos minutos.',
  forms: {
    quote: {
      heading: 'Pida una cotización',
      lead: 'Díganos qué máquina busca y cómo comunicarnos con usted. Sin consulta de crédito y sin compromiso.',
      send: 'Pida su cotización',
      done: 'Recibimos su petición',
    },
    callback: {
      heading: 'Llámenme',
      lead: 'Deje su número y un especialista en crédito le llamará.',
      send: 'Llámenme',
      done: 'Le llamaremos',
    },
    dealer: {
      heading: 'Únase al programa',
      lead: 'Díganos quién es. Le ayudamos a abrir la cuenta de su empresa.',
      send: 'Pida su acceso',
      done: 'Recibimos su petición',
    },
  },
  labels: {
    company: 'Empresa distribuidora',
    name: 'Su nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    machine: 'Máquina',
    amount: 'Precio',
  },
  hints: { machine: 'Marca, modelo y año, si los sabe', amount: 'Por ejemplo $60,000' },
  optional: '(opcional)',
  kind: '¿Qué necesita?',
  quote: {
    heading: '¿Aún no quiere presentar una solicitud? Pida una cotización o una llamada',
    lead: 'Sin consulta de crédito y sin compromiso. No tiene que llenar la solicitud.',
  },
  callTime: '¿Cuándo le llamamos?',
  callTimes: { any: 'A cualquier hora', morning: 'Por la mañana', afternoon: 'Por la tarde' },
  consent: {
    quote: (company) =>
      `Al enviar este formulario, usted le pide a ${company} que le llame, le mande un mensaje de texto o le escriba un correo electrónico sobre esta petición. No es una solicitud de crédito, y no necesita enviarlo para obtener crédito.`,
    callback: (company) =>
      `Al enviar este formulario, usted le pide a ${company} que le llame o le mande un mensaje de texto sobre esta petición. No es una solicitud de crédito, y no necesita enviarlo para obtener crédito.`,
    dealer: (company) =>
      `Al enviar este formulario, usted le pide a ${company} que le escriba un correo electrónico sobre el Programa para distribuidores.`,
  },
  privacy: 'Aviso de privacidad',
  sending: 'Enviando…',
  errorSummary: (count) => (count === 1 ? 'Revise un campo' : `Revise ${String(count)} campos`),
  failed: 'Su petición no se envió',
  offline:
    'No pudimos comunicarnos con el servidor. Revise su conexión y envíela de nuevo. Lo que escribió sigue aquí.',
  fallback: 'Envíela de nuevo o llámenos.',
  another: 'Enviar otra petición',
  noScript: 'Este formulario necesita JavaScript. Sin él, llámenos y tomamos su petición por teléfono:',
  estimate: {
    open: 'Envíenme esta estimación',
    lead: 'Un solo correo electrónico con estas cifras. No le llamaremos ni lo pondremos en una lista.',
    send: 'Enviar la estimación',
    done: 'Estimación enviada',
    failed: 'La estimación no se envió',
    again: 'Enviarla a otra dirección',
    about: (value, months, payment) =>
      `${payment} al mes por ${value} a ${String(months)} meses, con el cálculo completo.`,
  },
  callLink: 'O pida una cotización o una llamada',
};
