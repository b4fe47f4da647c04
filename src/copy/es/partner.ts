import type { partner as en } from '../en/partner.ts';
import { promises, shortPromises } from './promises.ts';

export const partner: typeof en = {
  hero: {
    badge: 'Para distribuidores de equipo',
    heading: ['Programa para', 'distribuidores'],
    lead: 'Ponga el pago mensual en cada cotización, mande un enlace a su cliente y vea siempre qué falta y a quién le toca.',
    stats: [
      { figure: shortPromises.dealerFigure, label: 'Para darle opciones de pago' },
      { figure: shortPromises.rangeFigure, label: 'Rango de financiamiento' },
      { figure: 'Nuevo o usado', label: 'De su sala de ventas o su patio' },
    ],
  },
  signIn: 'Entrar al portal (en inglés)',
  benefits: {
    heading: 'Lo que los distribuidores preguntan',
    list: [
      {
        title: '¿Cuándo me contestan?',
        text: `${promises.dealerStructures} ${promises.decision}`,
      },
      {
        title: '¿A quién se le paga y cuándo?',
        text: 'A usted, directamente, por lo general cuando el cliente ya firmó y aceptó la entrega.',
      },
      {
        title: '¿Qué ve mi cliente?',
        text: 'Un enlace personal a nuestra solicitud con los datos que usted ingresó. También está en español.',
      },
      {
        title: '¿De quién es el cliente?',
        text: `Suyo. Su empresa y nuestro personal pueden ver sus operaciones; ningún otro distribuidor puede verlas. ${promises.otherSource}`,
      },
    ],
  },
  deal: {
    heading: 'Cada operación en una sola página',
    lead: 'El portal muestra a quién le toca, qué falta y el pago estimado. El portal está en inglés.',
    customer: 'Sample Paving LLC',
    machine: 'Cargador de orugas, usado',
    move: 'Le toca a usted: envíe la información solicitada',
    missing: 'Ana debe enviar: estados de cuenta, 3 meses.',
    facts: {
      requested: 'Monto solicitado',
      payment: 'Pago estimado',
      aMonth: (amount: string) => `${amount} al mes`,
      documents: 'Documentos',
      received: '3 de 4 recibidos',
    },
    steps: [
      { name: 'Enviada', when: 'lun 1:32 p.m.', state: 'done' },
      { name: 'En revisión', when: 'lun 3:05 p.m.', state: 'done' },
      { name: 'Información solicitada', when: 'le toca a usted', state: 'now' },
      { name: 'Aprobada', when: '', state: 'open' },
      { name: 'Documentos enviados', when: '', state: 'open' },
      { name: 'Financiada', when: '', state: 'open' },
    ],
    caption: 'La página de una operación en el portal. El pago es una estimación, sujeta a aprobación de crédito.',
  },
  process: {
    heading: 'Una operación en cuatro pasos',
    segments: [shortPromises.dealerTime, 'Crédito aprobado', 'Entrega aceptada'],
    list: [
      {
        title: 'Usted envía',
        text: 'Registre la operación o mande un enlace a su cliente, que sube sus documentos desde el teléfono.',
      },
      {
        title: 'Le damos opciones',
        text: 'Le enviamos opciones de pago, que son estimaciones hasta la aprobación de crédito, o le decimos qué falta.',
      },
      { title: 'El cliente firma', text: 'El cliente firma los documentos y envía el comprobante de seguro.' },
      { title: 'Usted cobra', text: 'Con su factura y la aceptación del cliente, le pagamos.' },
    ],
  },
  resources: {
    heading: 'Recursos para distribuidores',
    list: [
      {
        title: 'En el portal (en inglés)',
        items: [
          'La etapa, los documentos que faltan y el siguiente paso de cada operación',
          'Enlaces para que su cliente suba documentos',
          'Enlaces a la solicitud con los datos que usted ya tiene',
        ],
      },
      {
        title: 'En el mostrador',
        items: [
          'La calculadora de pagos, con pago inicial y APR a la vista',
          'Estructuras de temporada y escalonadas',
          'Lista de documentos según el monto',
        ],
      },
      {
        title: 'Por teléfono y correo electrónico',
        items: [
          'Un representante asignado a su empresa',
          'Nuestro propio personal contesta el teléfono',
          promises.email,
        ],
      },
    ],
  },
  industries: {
    heading: 'Tres industrias que conocemos a fondo',
    see: 'Vea el programa',
  },
  join: {
    heading: 'Pida su acceso en línea o por teléfono',
    text: (hours: string) =>
      `Deje el nombre de su empresa y su correo electrónico en el formulario, o llame (${hours}). Le ayudamos a abrir la cuenta.`,
  },
};
