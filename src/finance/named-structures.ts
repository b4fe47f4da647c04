import type { Structure } from './quote.ts';

/** The structures that a visitor may choose. The calculator shows the first three without opening the list. */
export const structureNames = [
  'level',
  'seasonal',
  'step',
  'skip',
  'deferred',
  'touch',
  'advance',
  'own10',
  'own1',
] as const;
export type StructureName = (typeof structureNames)[number];

/** Returns the terms of a named structure. Seasonal structures depend on the month of funding (1 = January). */
export function structureOf({ structure, fundedMonth }: { structure: StructureName; fundedMonth: number }): Structure {
  const buyout = { kind: 'none' } as const;
  switch (structure) {
    case 'level':
      return { shape: { kind: 'level' }, buyout };
    case 'seasonal':
      return { shape: { kind: 'seasonal', fundedMonth, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 }, buyout };
    case 'skip':
      return { shape: { kind: 'seasonal', fundedMonth, lowMonths: [12, 1, 2], lowShareBps: 0 }, buyout };
    case 'step':
      return { shape: { kind: 'step', yearlyBps: 1000 }, buyout };
    case 'deferred':
      return { shape: { kind: 'deferred', months: 3, keepMaturity: false }, buyout };
    case 'touch':
      return { shape: { kind: 'touch', payments: 3, cents: 99_00 }, buyout };
    case 'advance':
      return { shape: { kind: 'advance', payments: 2 }, buyout };
    case 'own10':
      return { shape: { kind: 'level' }, buyout: { kind: 'percent', bps: 1000 } };
    case 'own1':
      return { shape: { kind: 'level' }, buyout: { kind: 'dollar' } };
  }
}
