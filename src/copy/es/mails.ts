import type { mails as en } from '../en/mails.ts';

/** Subjects and sentences of every mail. */
export const mails: typeof en = {
  rows: { reference: 'Referencia', received: 'Recibida', business: 'Negocio', equipment: 'Equipo', amount: 'Monto' },
  receipt: (p: { name: string; reference: string; phone: string; company: string }) => ({
    subject: `Recibimos su solicitud ${p.reference}`,
    heading: 'Recibimos su solicitud',
    paragraphs: [
      `Hola, ${p.name}: gracias por presentar su solicitud a ${p.company}.`,
      'Una persona la revisa y se comunica con usted en un plazo de 24 a 48 horas. Por ahora no tiene que hacer nada más.',
      `¿Tiene preguntas? Llame al ${p.phone} e indique su referencia.`,
    ],
  }),
  notice: (p: { businessName: string; reference: string }) => ({
    subject: `Nueva solicitud ${p.reference}: ${p.businessName}`,
    heading: 'Llegó una nueva solicitud',
    paragraphs: ['Inicie sesión para leerla. Los números sensibles nunca se envían por correo.'],
  }),
  staffInvitation: (p: { company: string; expires: string }) => ({
    subject: `Su cuenta de administrador en ${p.company}`,
    heading: 'Active su cuenta',
    paragraphs: [
      `Recibió una invitación para administrar ${p.company}. Elija una contraseña para empezar.`,
      `El enlace funciona una sola vez y hasta el ${p.expires}.`,
    ],
  }),
  activate: 'Activar la cuenta',
  openApplications: 'Abrir la solicitud',
  neverAsk: 'Nunca le pedimos su número de Seguro Social por correo.',
};
