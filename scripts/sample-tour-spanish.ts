import type { TourFiles, TourLabels, TourStep } from './demo-tour.ts';

/** The texts of the Spanish tour. */
export const labelsInSpanish: TourLabels = {
  tour: 'Recorrido',
  step: 'Paso',
  back: 'Atrás',
  next: 'Siguiente',
  end: 'Todos los recorridos',
  close: 'Terminar el recorrido',
  show: 'Mostrar el paso',
  hide: 'Ocultar el paso',
};

export const customerInSpanish = (files: TourFiles): { name: string; about: string; steps: TourStep[] } => ({
  name: 'Cliente',
  about: 'Conozca su pago, presente su solicitud y siga la decisión, todo en español.',
  steps: [
    {
      title: 'Conozca su pago',
      text: 'Mueva los controles. El pago, la tasa y el total cambian juntos, y la página no le pide su correo.',
      to: '/es#calculator',
    },
    {
      title: 'Pregunte al asistente',
      text: 'Abra el chat y pregunte: «¿Cuánto pagaría al mes por una excavadora de $120,000?». Responde en español.',
      to: '/es/construccion',
    },
    {
      title: 'Presente su solicitud',
      text: 'Un distribuidor le envió esta invitación. En SSN o ITIN escriba 900-93-4821. Firme y envíe la solicitud.',
      to: files.spanishInvitation,
    },
    {
      title: 'Siga su solicitud',
      text: 'Esta es la página de otra solicitud: qué documentos llegaron, cuáles faltan y a quién le toca el siguiente paso.',
      to: files.statusInSpanish,
    },
    {
      title: 'Use su ITIN',
      text: 'Esta página explica qué revisamos cuando el dueño tiene un ITIN, sin letra pequeña.',
      to: '/es/itin',
    },
  ],
});
