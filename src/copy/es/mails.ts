import type { mails as en } from '../en/mails.ts';

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
      'Una persona la revisa y se comunica con usted en un plazo de 24 a 48 horas. Por ahora no tiene que hacer nada más.',
      `¿Tiene preguntas? Llame al ${p.phone} e indique su referencia. Si usted no presentó esta solicitud, avísenos al mismo número.`,
    ],
  }),
  invitation: (p) => ({
    heading: 'Su solicitud de crédito está lista',
    paragraphs: [
      p.sender === p.company
        ? `Hola, ${p.name}: preparamos para usted una solicitud de financiamiento de equipo. Ya contiene lo que sabemos de su negocio; revíselo, complete lo que falta y firme.`
        : `Hola, ${p.name}: ${p.sender} preparó para usted una solicitud de financiamiento de equipo con ${p.company}. Ya contiene lo que sabemos de su negocio; revíselo, complete lo que falta y firme.`,
      `El enlace es personal y funciona hasta el ${p.expires}. Abrirlo no lo compromete a nada.`,
      `¿Tiene preguntas? Llame al ${p.phone}.`,
    ],
    button: 'Abrir mi solicitud',
  }),
  informationRequested: (p) => ({
    subject: 'Documentos que todavía necesitamos de usted',
    heading: 'Necesitamos algunos documentos',
    paragraphs: [
      `Hola, ${p.name}: ${p.sender} le pide lo siguiente para avanzar con su financiamiento. Basta con una foto tomada con su teléfono.`,
    ],
    after: [`El enlace no pide contraseña y funciona hasta el ${p.expires}.`],
    button: 'Enviar los documentos',
  }),
  incompleteness: {
    subject: (reference) => `Su solicitud ${reference} aún no está completa`,
    heading: 'Su solicitud aún no está completa',
  },
  neverAsk: 'Nunca le pedimos su número de Seguro Social por correo electrónico.',
};
