import type { layout as en } from '../en/layout.ts';

/** Header, footer and what stands on every public page. */
export const layout: typeof en = {
  skip: 'Ir al contenido',
  dealerSignIn: 'Acceso para distribuidores',
  makePayment: 'Hacer un pago',
  sellEquipment: 'Vendo camiones o equipo',
  documents: '¿Qué documentos necesito?',
  getFunded: 'Pida su crédito',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  navigation: 'Principal',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  home: 'Inicio',
  footer: {
    programs: 'Programas',
    buyers: 'Para compradores',
    partners: 'Para distribuidores',
    company: 'La empresa',
    dealerProgram: 'Programa para distribuidores',
    application: 'Solicitud de crédito',
    associations: 'Asociaciones',
  },
  sample: 'Muestra',
  sampleNote: 'Instalación de muestra: la empresa, los teléfonos y las afirmaciones son ejemplos.',
};
