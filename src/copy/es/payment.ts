import type { payment as en } from '../en/payment.ts';

/** The payment page, and the page that payers come back to. */
export const payment: typeof en = {
  heading: 'Hacer un Pago',
  lead: 'Pague con tarjeta en la página de nuestro procesador de pagos, o llámenos y le ayudaremos.',
  before: 'Antes de pagar',
  facts: [
    {
      term: 'Para qué sirve',
      text: 'Para un pago de su contrato de financiamiento de equipo con nosotros. El contrato indica el monto.',
    },
  ],
  /** Of a card payment, where the lender accepts them. */
  onlineFacts: [
    {
      term: 'Quién le cobra',
      text: 'Nuestro procesador, en su propia página.',
    },
    {
      term: 'Cuándo se registra',
      text: 'El procesador responde al momento. El pago aparecerá en su cuenta cuando lo registremos. ¿Vence hoy? Llámenos antes.',
    },
    { term: 'Su recibo', text: 'Se lo envía el procesador y es su comprobante de pago.' },
  ],
  online: 'Pague con tarjeta',
  steps: [
    'El botón abre la página de pago de nuestro procesador.',
    'Ahí escribe usted el monto y los datos de su tarjeta.',
    'Al terminar, usted regresa a este sitio.',
  ],
  go: 'Ir al pago seguro',
  sample:
    'Pago de ejemplo: no hay ningún procesador conectado. El botón lleva a una página de esta instalación que no mueve dinero.',
  offline: 'Pague por teléfono',
  offlineText: 'Todavía no aceptamos pagos con tarjeta en línea. Llame o escríbanos para hacer un pago.',
  security: 'Cómo se protege su tarjeta',
  notes: [
    {
      title: 'El número queda con el procesador',
      text: 'Si paga en línea, nunca recibimos el número de su tarjeta.',
    },
    {
      title: 'La conexión está cifrada',
      text: 'Antes de escribir, busque el candado y la dirección del procesador.',
    },
    {
      title: 'Nunca por correo electrónico',
      text: 'No envíe el número de su tarjeta por correo electrónico. Nunca se lo pediremos así.',
    },
  ],
  help: '¿Preguntas sobre un pago?',
  helpText: (hours: string) => `Le atiende una persona: ${hours}.`,
  write: 'Escriba a soporte',
  finish: {
    approved: {
      heading: 'Pago aprobado',
      text: 'El procesador de pagos informa que aprobó este pago. Aparecerá en su cuenta cuando lo registremos.',
      next: 'Guarde el recibo que le envía el procesador. Ese recibo es su comprobante; esta página no lo es.',
    },
    declined: {
      heading: 'Pago rechazado',
      text: 'El procesador de pagos informa que rechazó este pago.',
      next: 'Intente de nuevo, quizá con otra tarjeta, o llámenos: hay otras formas de pagar.',
    },
    unknown: {
      heading: 'Todavía no podemos confirmar su pago',
      text: 'Usted volvió de la página de pago, pero el resultado del procesador aún no nos ha llegado.',
      next: 'Busque el recibo del procesador antes de pagar otra vez, para no pagar dos veces. O llame y lo revisamos.',
    },
    again: 'Ver la página de pagos',
    home: 'Volver al inicio',
  },
};
