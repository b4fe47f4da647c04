import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { inquiryEmails as en } from '../en/inquiry-emails.ts';
import { inquiries } from './inquiries.ts';

const received: Record<InquiryKind, string> = {
  quote: 'Recibimos su petición de cotización',
  callback: 'Recibimos su petición de llamada',
  dealer: 'Recibimos su petición sobre el Programa para distribuidores',
};

export const inquiryEmails: typeof en = {
  receipt: (p) => ({
    subject: `${received[p.kind]}: ${p.company}`,
    heading: received[p.kind],
    paragraphs: [
      inquiries.promise[p.kind](p.due),
      'Esta petición no es una solicitud de crédito y no afecta su historial de crédito.',
      `¿Tiene preguntas? Llame al ${p.phone}. Si usted no envió esta petición, puede ignorar este correo.`,
    ],
  }),
  estimate: (p) => ({
    subject: `Su estimación: ${p.payment}`,
    heading: p.payment,
    paragraphs: ['Esta es la estimación que nos pidió enviarle. Las cifras son las de nuestra calculadora.'],
    after: [
      'Estimación sujeta a aprobación de crédito. Las condiciones pueden variar. No es un compromiso de préstamo. No incluye cargos ni impuestos.',
      `¿Tiene preguntas? Llame al ${p.phone}. Si usted no pidió esta estimación, puede ignorar este correo.`,
    ],
    button: 'Abrirla en la calculadora',
  }),
  aMonth: (payment) => `${payment} al mes`,
  seasonal: (high, low) => `${high} al mes de abril a noviembre, ${low} de diciembre a marzo`,
  rows: {
    value: 'Precio del equipo',
    down: (percent) => `Pago inicial (${percent})`,
    financed: 'Monto financiado',
    tier: 'Nivel de crédito',
    term: 'Plazo',
    structure: 'Estructura de pagos',
    payment: 'Pago mensual',
    payments: 'Todos los pagos',
    purchase: 'Compra al final',
    rate: 'Tasa anual',
    apr: 'APR (tasa porcentual anual), sin cargos',
    cost: 'Costo de financiamiento',
    total: 'Total de pagos',
  },
  months: (months) => `${String(months)} meses`,
  tiers: { premium: 'Superior', excellent: 'Excelente', good: 'Bueno', fair: 'Regular', building: 'Por mejorar' },
  structures: {
    level: 'El mismo pago todos los meses',
    seasonal: 'De temporada, menor de diciembre a marzo',
    step: 'Escalonada, 10% mayor cada año',
    skip: 'Sin pagos de diciembre a febrero',
    deferred: 'Primer pago en el mes 4',
    touch: 'Tres pagos de $99 y después pagos fijos',
    advance: 'Dos pagos a la firma y los demás cada mes',
    own10: 'Arrendamiento con compra por el 10%',
    own1: 'Arrendamiento con compra por $1',
  },
};
