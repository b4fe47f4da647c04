import type { applicationReceipt as en } from '#copy/en/application-receipt.ts';

export const applicationReceipt: typeof en = {
  heading: '¡Solicitud Enviada!',
  lead: 'Recibimos su solicitud.',
  toast: 'Nos comunicaremos con usted en un plazo de 24 a 48 horas, de lunes a viernes.',
  reference: 'Referencia',
  received: 'Recibida',
  amount: 'Monto',
  copySentTo: 'Confirmación enviada a',
  home: 'Volver al inicio',
  another: 'Enviar otra solicitud',
  ownCopy: {
    button: 'Descargue su copia firmada (PDF)',
    preparing: 'Preparando su copia...',
    note: 'Puede descargarla una sola vez, en un plazo de 30 minutos. La copia muestra sus números confidenciales: guárdela donde solo usted pueda abrirla.',
    saved: 'Su copia está en sus descargas. Aquí no se puede descargar otra vez.',
    failed: (phone: string) => `No se pudo descargar la copia. Intente de nuevo o llame al ${phone}.`,
  },
};
