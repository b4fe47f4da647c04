import type { StructureName } from '#finance/named-structures.ts';

/** Heights of twelve bars, in tenths: the shape at a glance and not to scale. */
const bars: Record<StructureName, number[]> = {
  level: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  seasonal: [3, 3, 3, 10, 10, 10, 10, 10, 10, 10, 10, 3],
  step: [4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10],
  skip: [0, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0],
  deferred: [0, 0, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  touch: [2, 2, 2, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  advance: [10, 10, 9, 9, 9, 9, 9, 9, 9, 9, 0, 0],
  own10: [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 10],
  own1: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1],
};

export const PaymentBars = ({ of }: { of: StructureName }) => (
  <svg className="calc-bars" viewBox="0 0 60 18" aria-hidden="true" focusable="false">
    <path d={bars[of].map((tenths, n) => `M${String(n * 5 + 2)} 18v-${String(tenths * 1.8)}`).join('')} />
  </svg>
);
