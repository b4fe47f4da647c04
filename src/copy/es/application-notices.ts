import type { applicationNotices as en } from '#copy/en/application-notices.ts';

export const applicationNotices: typeof en = {
  invitation: {
    loading: 'Cargando su invitación...',
    invalidTitle: 'Invitación no válida o vencida',
    invalid:
      'Este enlace de invitación no es válido o ya venció. Usted puede completar la solicitud de todos modos, o pedir un enlace nuevo a su representante de ventas.',
    welcomeTitle: (name) => `Le damos la bienvenida, ${name}`,
    welcomeTitleNoName: 'Le damos la bienvenida',
    welcome: 'Esta es su invitación personal. Su representante ya llenó algunos datos. Revíselos antes de firmar.',
    welcomeEmpty: 'Esta es su invitación personal. Su representante recibirá un aviso cuando usted envíe la solicitud.',
    completedTitle: 'Esta solicitud ya se envió',
    completed:
      'Ya se envió una solicitud con este enlace. Su página de estado muestra qué sigue. Si no fue usted, o quiere enviar otra, use el formulario de abajo.',
    prefilledTitle: 'Solicitud prellenada',
    prefilled: (name) =>
      name === ''
        ? 'Ya llenamos parte de su información.'
        : `Le damos la bienvenida, ${name}. Ya llenamos parte de su información.`,
    prefillErrorTitle: 'Error en los datos prellenados',
    prefillError: 'No se pudo cargar la información prellenada, pero usted puede completar el formulario.',
  },
  draft: {
    offerTitle: '¿Desea continuar donde se quedó?',
    offer: (when) =>
      `Este dispositivo guardó sus respuestas (${when}). El SSN o ITIN, el EIN, la fecha de nacimiento, las firmas y su consentimiento para que lo contactemos no se guardaron: indíquelos de nuevo.`,
    restore: 'Recuperar respuestas',
    discard: 'Empezar de nuevo',
    restoredTitle: 'Respuestas recuperadas',
    restored:
      'El SSN o ITIN, el EIN, la fecha de nacimiento, las firmas y su consentimiento para que lo contactemos no se guardaron: indíquelos de nuevo.',
  },
  earlier: {
    text: (at) => `Usted envió una solicitud el ${at}.`,
    status: 'Vea su estado',
    show: 'Vea su comprobante',
    forget: 'Quitar de este dispositivo',
  },
};
