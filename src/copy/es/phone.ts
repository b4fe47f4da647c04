import type { phone as en } from '../en/phone.ts';

export const phone: typeof en = {
  copied: '¡Número copiado!',
  failed: 'No se pudo copiar',
  call: (number: string) => `Llame al ${number}`,
};
