import type { TourFiles, TourLabels, TourStep } from './demo-tour.ts';

/** The texts of the Spanish tour. */
export const labelsInSpanish: TourLabels = {
  tour: 'Recorrido',
  step: 'Paso',
  back: 'Atrás',
  next: 'Siguiente',
  end: 'Todos los recorridos (en inglés)',
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
      text: 'Mueva el control bajo «Pago mensual estimado»: el pago y el costo cambian juntos. Toque «Cambiar las condiciones» para ver niveles de crédito y tipos de pago. La pestaña «Paso 1/5» trae de vuelta este texto.',
      to: '/es',
    },
    {
      title: 'Pregunte al asistente',
      text: 'Abra el chat, abajo a la derecha. Pregunte cuánto cuesta al mes una excavadora de $120,000. La respuesta muestra el pago y sus condiciones. Cierre el chat para seguir.',
      to: '/es/construccion',
    },
    {
      title: 'Presente su solicitud',
      text: 'Un distribuidor le envió esta invitación. Llene los campos obligatorios y escriba un correo de ejemplo. En SSN o ITIN escriba 900-93-4821. Firme con su nombre y toque «Enviar solicitud». Verá un recibo con referencia.',
      to: files.spanishInvitation,
    },
    {
      title: 'Siga su solicitud',
      text: 'Es la página de otra solicitud: muestra cada paso, qué documento falta y a quién le toca. Toque «Elegir un archivo» para enviar un documento.',
      to: files.statusInSpanish,
    },
    {
      title: 'Use su ITIN',
      text: 'Esta página explica qué revisamos cuando el dueño tiene un ITIN. Toque «Preguntas y respuestas» y después una pregunta: se abre la respuesta.',
      to: '/es/itin',
    },
  ],
});
