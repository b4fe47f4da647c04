import type { visits as en } from '../en/visits.ts';

export const visits: typeof en = {
  label: 'Visitas',
  notice: 'Contamos las visitas con un número aleatorio. Sin nombres ni anuncios.',
  ask: '¿Podemos contar las visitas con un número aleatorio? Sin nombres ni anuncios.',
  more: 'Privacidad',
  agree: { notice: 'Entendido', 'opt-in': 'Sí' },
  refuse: { notice: 'No participar', 'opt-in': 'No' },
  states: {
    ask: {
      notice: 'Sus visitas se cuentan. Usted todavía no ha elegido.',
      'opt-in': 'Sus visitas no se cuentan hasta que usted acepte.',
    },
    on: 'Sus visitas se cuentan en este dispositivo.',
    off: 'Sus visitas no se cuentan en este dispositivo.',
    signal: 'Su navegador envía Global Privacy Control o Do Not Track: sus visitas no se cuentan.',
  },
  noteMine: 'Cuenten mis visitas',
  dontNoteMine: 'No cuenten mis visitas',
  record: 'Lo que se guarda de su última visita',
  fields: { visitorId: 'Número aleatorio', language: 'Idioma', currentPage: 'Página', equipmentType: 'Equipo' },
};
