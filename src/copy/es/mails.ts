import type { mails as en } from '../en/mails.ts';
import { nextPromises } from './promises.ts';

/** Sentences of the mails that applicants and customers get, each in their language. */
export const mails: typeof en = {
  rows: {
    reference: 'Referencia',
    received: 'Recibida',
    business: 'Negocio',
    equipment: 'Equipo',
    amount: 'Monto',
    respondBy: 'Responda a más tardar el',
  },
  receipt: (p) => ({
    subject: `Recibimos su solicitud ${p.reference}`,
    heading: 'Recibimos su solicitud',
    paragraphs: [
      `Gracias por presentar su solicitud a ${p.company}.`,
      p.missing === 0
        ? nextPromises.contactBy(p.hearBy)
        : `${nextPromises.contactBy(p.hearBy)} ${nextPromises.decision(p.missing)}`,
      ...(p.missing === 0 ? [] : ['Envíelos en la página de su solicitud. Basta con una foto tomada con su teléfono.']),
    ],
    after: [
      `¿Tiene preguntas? Llame al ${p.phone} e indique su referencia. Si usted no presentó esta solicitud, avísenos al mismo número.`,
    ],
    button: 'Vea su solicitud y envíe documentos',
  }),
  invitation: (p) => ({
    heading: 'Su solicitud de crédito está lista',
    paragraphs: [
      p.sender === p.company
        ? `Hola, ${p.name}: preparamos para usted una solicitud de financiamiento de equipo. Ya contiene lo que sabemos de su negocio; revíselo, complete lo que falta y firme.`
        : `Hola, ${p.name}: ${p.sender} preparó para usted una solicitud de financiamiento de equipo con ${p.company}. Ya contiene los datos que nos dio ${p.sender}; revíselos, complete lo que falta y firme.`,
      `El enlace es personal y funciona hasta el ${p.expires}. Abrirlo no lo compromete a nada.`,
      `¿Tiene preguntas? Llame al ${p.phone}.`,
    ],
    button: 'Abra su solicitud',
  }),
  informationRequested: (p) => ({
    subject: 'Documentos que todavía necesitamos de usted',
    heading: 'Necesitamos algunos documentos',
    paragraphs: [`Hola, ${p.name}: para avanzar con su financiamiento, necesitamos lo siguiente:`],
    after: [
      `Basta con una foto tomada con su teléfono. El enlace no pide contraseña y funciona hasta el ${p.expires}.`,
    ],
    button: 'Envíe los documentos',
  }),
  incompleteness: {
    subject: (reference) => `Su solicitud ${reference} aún no está completa`,
    heading: 'Su solicitud aún no está completa',
    button: 'Envíe los documentos',
  },
  documentsReceived: (reference) => ({
    subject: `Recibimos sus documentos de ${reference}`,
    heading: 'Recibimos sus documentos',
    button: 'Vea el estado de su solicitud',
  }),
  documentsReminder: (reference, count) => ({
    subject:
      count === 1 ? `Aún falta 1 documento de ${reference}` : `Aún faltan ${String(count)} documentos de ${reference}`,
    heading: count === 1 ? 'Aún falta 1 documento' : `Aún faltan ${String(count)} documentos`,
    stop: 'Para no recibir más recordatorios, abra la página y elija “No enviar más recordatorios”.',
    button: 'Envíe los documentos',
  }),
  statusCode: (code) => ({
    subject: 'Su código para la copia firmada',
    heading: `Su código es ${code}`,
    paragraphs: [
      'Escríbalo en la página de su solicitud en los próximos 10 minutos para descargar la copia firmada completa.',
      'Si usted no pidió un código, ignore este correo. No le dé el código a nadie.',
    ],
  }),
  statusLinks: (count) => ({
    subject: count === 1 ? 'El enlace de su solicitud' : 'Los enlaces de sus solicitudes',
    heading: count === 1 ? 'Su solicitud' : 'Sus solicitudes',
    paragraphs: [
      count === 1
        ? 'Usted pidió el enlace de su solicitud. Abre la página que muestra el siguiente paso.'
        : 'Usted pidió los enlaces de sus solicitudes. Cada uno abre la página que muestra el siguiente paso.',
    ],
    after: ['El enlace no pide contraseña; no reenvíe este mensaje. Si usted no lo pidió, ignórelo.'],
    open: (reference) => `Abra ${reference}`,
    received: (at) => `Recibida el ${at}`,
  }),
  greeting: (name) => `Hola, ${name}:`,
  status: 'Vea el estado de su solicitud',
  neverAsk: 'Nunca le pedimos su número de Seguro Social por correo electrónico.',
};
