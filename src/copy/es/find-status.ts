import type { findStatus as en } from '#copy/en/find-status.ts';

export const findStatus: typeof en = {
  heading: 'Consulte su solicitud',
  lead: 'Escriba el correo electrónico que indicó en su solicitud. Le enviaremos el enlace a su página, donde puede ver el siguiente paso y enviar documentos.',
  form: {
    email: 'Correo electrónico',
    emailMissing: 'Escriba un correo electrónico como nombre@ejemplo.com',
    send: 'Envíenme el enlace',
    sending: 'Enviando…',
    sentTitle: 'Revise su correo electrónico',
    again: 'Probar con otro correo electrónico',
    failedTitle: 'No pudimos enviar su petición',
    failed: 'Intente de nuevo o llámenos.',
    offline: 'Revise su conexión e intente de nuevo.',
    noScript: 'Para enviarle el enlace se necesita JavaScript. Llámenos y le diremos cómo va su solicitud:',
  },
  sent: (phone) =>
    `Si existe una solicitud con este correo electrónico, le enviaremos su enlace en unos minutos. ¿No le llegó? Llame al ${phone}.`,
  tooMany: (wait) => `Se enviaron demasiadas peticiones. Intente de nuevo en ${wait} o llámenos.`,
  call: {
    title: '¿Su solicitud no tiene correo electrónico?',
    text: 'Llámenos e indique su referencia, por ejemplo AEF-2026-000123. Le diremos cómo va su solicitud.',
  },
  apply: '¿Aún no presenta su solicitud? Empiece aquí',
};
