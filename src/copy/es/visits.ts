import type { visits as en } from '../en/visits.ts';

export const visits: typeof en = {
  label: 'Visitas',
  notice: 'Anotamos sus visitas con un número al azar, sin nombre.',
  ask: '¿Podemos anotar sus visitas con un número al azar, sin nombre?',
  more: 'Privacidad',
  agree: { notice: 'OK', 'opt-in': 'Sí' },
  refuse: { notice: 'No anotar', 'opt-in': 'No' },
  states: {
    ask: {
      notice: 'Sus visitas se anotan. Usted todavía no ha elegido.',
      'opt-in': 'Sus visitas no se anotan hasta que usted acepte.',
    },
    on: 'Sus visitas se anotan en este dispositivo.',
    off: 'Sus visitas no se anotan en este dispositivo.',
    signal: 'Su navegador envía Global Privacy Control o Do Not Track: sus visitas no se anotan.',
  },
  noteMine: 'Anotar mis visitas',
  dontNoteMine: 'No anotar mis visitas',
  record: 'Lo que se guarda de su última visita',
  fields: { visitorId: 'Número', language: 'Idioma', currentPage: 'Página', equipmentType: 'Equipo' },
};
