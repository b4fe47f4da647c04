import type { llms as en } from '../en/llms.ts';

export const llms: typeof en = {
  language: 'Español',
  summary: (company) =>
    `${company} es un prestamista directo que financia equipo nuevo y usado para negocios de Estados Unidos, de $10,000 a $2,000,000.`,
  contact: (phone, email, hours) => `Teléfono ${phone} (${hours}), correo ${email}.`,
  limits:
    'Cada cifra de estas páginas es una estimación, sujeta a aprobación de crédito. Nada de lo que se dice aquí es una oferta, una promesa ni asesoría fiscal.',
  sample: 'Esta es una instalación de ejemplo: la empresa, los teléfonos y las afirmaciones son inventados.',
};
