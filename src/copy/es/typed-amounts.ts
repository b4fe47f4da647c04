import type { typedAmounts as en } from '../en/typed-amounts.ts';

export const typedAmounts: typeof en = {
  lang: 'es',
  understood: (amount) => `Entendemos ${amount}`,
  unsure: (amount) => `¿Quiso decir ${amount}?`,
  use: (amount) => `Usar ${amount}`,
  unreadable: 'Escriba un monto en dólares, por ejemplo 84,500, 150 mil o 1.5 millones',
  asTyped: 'No pudimos leer este monto. Puede dejarlo así o escribirlo, por ejemplo, 84,500, 150 mil o 1.5 millones.',
};
