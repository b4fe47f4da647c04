import type { application as en } from '../en/application-messages.ts';

/** What the server says about a credit application. */
export const application: typeof en = {
  received: 'Recibimos su solicitud. Nos comunicaremos con usted en un plazo de 24 a 48 horas, de lunes a viernes.',
  tooMany: (time: string) => `Se enviaron demasiadas solicitudes desde su red. Intente de nuevo en ${time} o llámenos.`,
};
