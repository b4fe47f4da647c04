import type { partner as en } from '../en/partner.ts';

export const partner: typeof en = {
  hero: {
    badge: 'Para distribuidores de equipo',
    heading: ['Programa de', 'distribuidores'],
    lead: 'Ponga el pago en su cotización, mande un enlace al cliente y vea en todo momento qué falta y a quién le toca.',
    stats: [
      { figure: '24 horas', label: 'Para las estructuras' },
      { figure: '$10K–$2MM', label: 'Por cliente' },
      { figure: 'Nuevo o usado', label: 'De su sala de ventas o su patio' },
    ],
  },
  signIn: 'Entrar al portal (en inglés)',
  benefits: {
    heading: 'Lo que los distribuidores preguntan',
    list: [
      {
        title: '¿Cuándo me contestan?',
        text: 'Estructuras para su cliente en 24 horas, de lunes a viernes. Los expedientes pequeños y completos tardan menos.',
      },
      {
        title: '¿A quién se le paga y cuándo?',
        text: 'A usted, directamente, cuando el cliente firmó y aceptó la entrega.',
      },
      {
        title: '¿Qué ve mi cliente?',
        text: 'Un enlace personal a nuestra solicitud, llena con lo que usted capturó. También se abre en español.',
      },
      {
        title: '¿De quién es el cliente?',
        text: 'Suyo. Sus operaciones las ven su empresa y nosotros, ningún otro distribuidor.',
      },
    ],
  },
  process: {
    heading: 'Una operación en cuatro pasos',
    segments: ['5 minutos', 'En 24 horas', 'Firma y entrega'],
    list: [
      { title: 'Envíe', text: 'Capture la operación o mande al cliente un enlace con los datos que usted ya tiene.' },
      { title: 'Estructura', text: 'Contestamos con las condiciones que convienen, o con lo que falta.' },
      { title: 'Firma', text: 'El cliente firma y sube sus documentos desde el teléfono.' },
      { title: 'Cobre', text: 'Factura, entrega y aceptación; después le pagamos a usted.' },
    ],
  },
  resources: {
    heading: 'Recursos para distribuidores',
    list: [
      {
        title: 'En el portal (en inglés)',
        items: [
          'Operaciones con su etapa, lo que falta y a quién le toca',
          'Enlaces para que su cliente suba documentos',
          'Enlaces a la solicitud, con los datos que usted ya tiene',
        ],
      },
      {
        title: 'En el mostrador',
        items: [
          'La calculadora de pagos, con pago inicial y tasa a la vista',
          'Estructuras de temporada y escalonadas',
          'Lista de documentos según el monto',
        ],
      },
      {
        title: 'Por teléfono',
        items: [
          'Un representante con nombre',
          'De lunes a viernes, en español o inglés',
          'Correos contestados en un plazo de 24 horas',
        ],
      },
    ],
  },
  industries: {
    heading: 'Tres industrias que conocemos por número de serie',
    see: 'Ver el programa',
  },
  join: {
    heading: 'El acceso es por invitación',
    text: (hours: string) => `Llámenos o escríbanos y abrimos la cuenta de su empresa. ${hours}.`,
  },
};
