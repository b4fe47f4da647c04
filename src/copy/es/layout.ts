import type { layout as en } from '../en/layout.ts';

/** Header, footer and what stands on every public page. */
export const layout: typeof en = {
  skip: 'Ir al contenido',
  dealerSignIn: 'Acceso para distribuidores (en inglés)',
  makePayment: 'Hacer un pago',
  sellEquipment: '¿Vende camiones o equipo?',
  documents: '¿Qué documentos necesito?',
  getFunded: 'Inicie su solicitud',
  menu: 'Menú',
  navigation: 'Principal',
  otherLanguage: 'English',
  home: 'Inicio',
  footer: {
    programs: 'Programas',
    buyers: 'Para compradores',
    partners: 'Para distribuidores',
    company: 'La empresa',
    all: 'Programas, compradores y distribuidores',
    dealerProgram: 'Programa para distribuidores',
    application: 'Solicitud de crédito',
    associations: 'Asociaciones',
  },
  sample: 'Ejemplo',
  sampleNote: 'Instalación de ejemplo: la empresa, los teléfonos y las afirmaciones son inventados.',
};
