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
  nav: {
    '/es/construccion': 'Construcción',
    '/es/food-beverage': 'Alimentos y bebidas',
    '/es/manufacturing': 'Manufactura',
    '/es/vocational-trucks': 'Camiones vocacionales',
    '/es/first-time': 'Primera compra',
    '/es/itin': 'Financiamiento ITIN',
    '/es/partner': 'Socios',
  },
  footer: {
    programs: 'Programas',
    company: 'Empresa',
    application: 'Solicitud de crédito',
    privacy: 'Aviso de privacidad',
    note: 'Los cálculos están sujetos a aprobación de crédito.',
    associations: 'Asociaciones',
  },
  sample: 'Muestra',
  sampleNote: 'Instalación de muestra: la empresa, los teléfonos y las afirmaciones son ejemplos.',
};
