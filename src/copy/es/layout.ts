import type { layout as en } from '../en/layout.ts';

/** Header, footer and what stands on every public page. */
export const layout: typeof en = {
  skip: 'Ir al contenido',
  dealerSignIn: 'Acceso para distribuidores',
  getFunded: 'Solicitar',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  navigation: 'Principal',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  home: 'Inicio',
  footer: {
    programs: 'Programas',
    buyers: 'Compradores',
    partners: 'Socios',
    dealerProgram: 'Programa para distribuidores',
    application: 'Solicitud de crédito',
    payment: 'Hacer un pago',
    privacy: 'Aviso de privacidad',
    note: 'Los cálculos están sujetos a aprobación de crédito.',
    associations: 'Asociaciones',
  },
  sample: 'Muestra',
  sampleNote: 'Instalación de muestra: la empresa, los teléfonos y las afirmaciones son ejemplos.',
};
