import type { receiptSteps as en } from '#copy/en/receipt-steps.ts';
import { nextPromises } from './promises.ts';

export const receiptSteps: typeof en = {
  title: 'Los siguientes pasos',
  steps: [
    { name: 'Recibida', time: 'ahora' },
    { name: 'Usted envía los documentos', time: '' },
    { name: 'Revisamos y decidimos', time: '' },
    { name: 'Usted firma sus documentos', time: 'por lo general, el día que los recibe' },
    { name: 'Le pagamos al vendedor', time: '' },
  ],
  send: (count) => (count === 1 ? 'Falta 1 documento' : `Faltan ${String(count)} documentos`),
  ...nextPromises,
  open: 'Envíe los documentos ahora',
  again:
    '¿Nos dio su correo electrónico? El enlace de nuestro mensaje siempre muestra el estado actual de su solicitud.',
  saved: 'La misma página siempre muestra el estado actual de su solicitud.',
  noEmail:
    'No indicó su correo electrónico, así que no le llegará ninguno. Abra la página de su solicitud y guarde el enlace: siempre muestra el estado actual.',
  lost: '¿Perdió el enlace?',
  find: 'Consulte su solicitud con su correo electrónico',
  savedEmail: (email) =>
    `Enviamos el enlace de la página de su solicitud a ${email}. La página siempre muestra el estado actual.`,
};
