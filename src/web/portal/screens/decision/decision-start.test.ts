import { describe, expect, test } from 'vitest';
import type { Decision } from '#contract/decision.ts';
import { decisionStart } from './decision-start.ts';

const asked = { amount: '$84,500', termMonths: '60' };
const today = '2026-11-21';
const standing: Decision = {
  id: '018f0000-0000-7000-8000-000000000000',
  outcome: 'counter_offer',
  decidedAt: '2026-11-20T15:00:00.000Z',
  amount: 70_500.5,
  termMonths: 48,
  payment: 1780.4,
  conditions: ['Invoice in the name of the business', 'Two months of statements'],
  expiresOn: '2026-12-20',
  expired: false,
  ratePercent: 9.25,
  aprPercent: 9.25,
  fees: [{ kind: 'documentation', amount: 595, paid: 'financed' }],
  amountFinanced: 70_500.5,
  reasons: ['cash_flow', 'collateral'],
  bureau: 'Experian',
  note: 'Called the applicant',
  decidedBy: 'admin@acme.example',
  supersededAt: null,
  notice: { state: 'sent', language: 'es', sentAt: null, mailId: null },
  businessState: 'NE',
  disclosure: null,
  basis: { documents: 0, contentHash: null },
};

describe('the form of a decision starts with', () => {
  test('what was asked for, while nothing is decided', () => {
    expect(decisionStart(asked, { standing: undefined, today })).toEqual({
      ...asked,
      ratePercent: '',
      fees: null,
      expiresOn: '2026-12-21',
      conditions: [],
      reasons: [],
      businessState: '',
      bureau: '',
      language: 'en',
    });
  });

  test('what stands, and neither its note nor the disclosure of its terms', () => {
    expect(decisionStart(asked, { standing, today })).toEqual({
      amount: '70500.5',
      termMonths: '48',
      ratePercent: '9.25',
      fees: [{ kind: 'documentation', amount: '595', paid: 'financed' }],
      expiresOn: '2026-12-20',
      conditions: standing.conditions,
      reasons: standing.reasons,
      businessState: 'NE',
      bureau: 'Experian',
      language: 'es',
    });
  });

  test('no outcome is preselected, whatever decision is in force', () => {
    for (const one of [undefined, standing])
      expect(Object.keys(decisionStart(asked, { standing: one, today }))).not.toContain('outcome');
  });

  test('a last day that is over is replaced by one that is not; today is not over', () => {
    const expiresOn = (on: string) =>
      decisionStart(asked, { standing: { ...standing, expiresOn: on }, today }).expiresOn;
    expect([expiresOn('2026-11-20'), expiresOn(today)]).toEqual(['2026-12-21', today]);
  });

  test('terms that were asked for, where what stands has none', () => {
    const declined = { ...standing, outcome: 'declined', amount: null, termMonths: null, ratePercent: null } as const;
    expect(decisionStart(asked, { standing: declined, today })).toMatchObject({
      ...asked,
      ratePercent: '',
    });
  });
});
