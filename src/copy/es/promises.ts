import type { promises as en } from '../en/promises.ts';

/** One wording per promise. Pages use these sentences, and a test compares every public page with them. */
export const promises: typeof en = {
  decision:
    'La mayoría de las solicitudes completas recibe una decisión de crédito en 24–48 horas, de lunes a viernes.',
  /** For the descriptions that search engines show. */
  decisionShort: 'La mayoría de las decisiones en 24–48 horas.',
  contact: 'Nos comunicaremos con usted en un plazo de 24 a 48 horas.',
  email: 'Respondemos los correos electrónicos en un plazo de 24 horas, de lunes a viernes.',
  itinFunding:
    'El desembolso suele tardar 5–7 días hábiles después de la aprobación, con los documentos firmados y el equipo entregado.',
  truckClosing: 'La compra de un camión suele cerrarse en 5–10 días hábiles.',
  allCredit: 'Consideramos todos los niveles de crédito.',
  noFee: 'Presentar la solicitud no cuesta nada.',
  noTwoYears: 'No hay una regla estricta de 2 años.',
  creditCheck: 'Consultamos su crédito solo después de que usted firme la autorización al final de la solicitud.',
  directLender:
    'Somos un prestamista directo: nuestro propio equipo revisa su solicitud y financia las operaciones aprobadas.',
  otherSource: 'Si participa otra fuente de fondos, recibe solo lo que necesita para decidir.',
  notSold: 'No vendemos su información.',
  spouse: 'Nunca exigimos la firma de su cónyuge por el solo hecho de estar casados.',
  approval: 'Todo financiamiento está sujeto a aprobación de crédito.',
  noCommitment: 'Las condiciones pueden variar. Nada en este sitio es un compromiso de préstamo.',
};
