import { expect, test, vi } from 'vitest';
import type { DealersDecision } from '#contract/decision.ts';
import { showsDecision } from './deal-decision.tsx';

// The page of a browser has these values. The rule needs none of them.
vi.mock('#web/portal/portal-brand.ts', () => ({ portalBrand: { pricing: {}, bureaus: [] } }));

const decision = (conditions: string[]): DealersDecision => ({
  outcome: 'approved',
  decidedAt: '2026-11-09T15:00:00.000Z',
  amount: 203_400,
  termMonths: 60,
  payment: 4741.95,
  conditions,
  expiresOn: '2026-12-09',
  expired: false,
  figuresHeld: false,
});

test.each([
  ['approved', [], true],
  ['docs_out', [], false],
  ['funded', [], false],
  ['docs_out', ['Signed invoice'], true],
] as const)('the decision on a deal in %s with the conditions %j is shown: %s', (status, conditions, shown) =>
  expect(showsDecision(decision([...conditions]), status)).toBe(shown),
);
