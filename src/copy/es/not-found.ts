import type { notFound as en } from '../en/not-found.ts';

export const notFound: typeof en = {
  heading: '404 Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
  portal: 'Portal para distribuidores y personal (en inglés)',
  home: 'Volver al inicio',
};
