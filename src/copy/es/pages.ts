import type { pages as en } from '../en/pages.ts';

export const pages: typeof en = {
  home: {
    name: 'Inicio',
    title: (company: string) => `Financiamiento de equipo de $10K a $2MM | ${company}`,
    description:
      'Equipo nuevo y usado para negocios de Estados Unidos: de $10,000 a $2,000,000, aprobación en 24 a 48 horas, todo tipo de crédito, sin cuota de solicitud.',
    keywords: 'financiamiento de equipo, préstamo para maquinaria, financiamiento de equipo de construcción',
  },
  application: {
    name: 'Solicitud de crédito',
    title: (company: string) => `Solicitud de crédito | ${company}`,
    description:
      'Solicite financiamiento de equipo en minutos. Sin cuota de solicitud. Los números sensibles se guardan cifrados.',
    keywords: 'solicitud de financiamiento de equipo, solicitar financiamiento',
  },
  privacy: {
    name: 'Aviso de privacidad',
    title: (company: string) => `Aviso de privacidad | ${company}`,
    description: 'Qué recopilamos, para qué, cuánto tiempo lo guardamos y cómo verlo, corregirlo o eliminarlo.',
    keywords: 'aviso de privacidad',
  },
  verify: {
    name: 'Comprobar una copia firmada',
    title: (company: string) => `Comprobar una copia firmada | ${company}`,
    description: 'Confirma que aquí se hizo una copia firmada de una solicitud, sin mostrar lo que dice.',
    keywords: '',
  },
  notFound: {
    name: 'Página no encontrada',
    title: (company: string) => `Página no encontrada | ${company}`,
    description: 'No hay ninguna página en esta dirección.',
    keywords: '',
  },
};
