import { describe, expect, test } from 'vitest';
import { amountIn, figuresOf, readDecision, termsOf } from './read-decision.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
const terms = { amount: '$84,500', termMonths: '60', ratePercent: '9.25%' };
const fee = { kind: 'documentation', amount: '$595', paid: 'financed' };

describe('design 6: what the decision form holds', () => {
  test.each([
    [terms, 176_435],
    [{ ...terms, amount: '84.5k' }, 176_435],
    [{ ...terms, amount: '84.500' }, undefined],
    [{ ...terms, amount: '' }, undefined],
    [{ ...terms, termMonths: '60.5' }, undefined],
    [{ ...terms, ratePercent: 'low' }, undefined],
    [{ ...terms, termMonths: '999999999' }, undefined],
    [{ ...terms, ratePercent: '6000' }, undefined],
    [{ amount: '12000', termMonths: '12', ratePercent: '0' }, 100_000],
    [{ ...terms, fees: [] }, 176_435],
    [{ ...terms, fees: [fee] }, 177_677],
    [{ ...terms, fees: [{ ...fee, amount: '0.595k' }] }, 177_677],
    [{ ...terms, fees: [{ ...fee, paid: 'at_signing' }] }, 176_435],
    [{ ...terms, fees: [{ ...fee, amount: '' }] }, undefined],
    [{ ...terms, fees: [{ ...fee, paid: '' }] }, undefined],
    [{ ...terms, fees: [{ ...fee, amount: '84500', paid: 'withheld' }] }, undefined],
  ])('%j costs %s cents a month', (fields, cents) => {
    const offered = termsOf({ fees: null, ...fields });
    expect(offered && figuresOf(offered)?.paymentCents).toBe(cents);
  });

  test('the APR includes a fee that the form holds, and not one of a public office', () => {
    const loan = { amount: '127,500', termMonths: '48', ratePercent: '19' };
    const aprWith = (...fees: (typeof fee)[]) => {
      const offered = termsOf({ ...loan, fees });
      return offered && figuresOf(offered)?.aprPercent;
    };
    expect(aprWith(fee)).toBe(19.26);
    expect(aprWith({ ...fee, kind: 'filing' })).toBe(19);
  });

  test('fees are sent in their order; "no fees" is an empty list, and no answer is null', () => {
    const all = form(terms);
    expect(readDecision(all, 'approved', null)).toMatchObject({ fees: null });
    all.append('noFees', 'on');
    expect(readDecision(all, 'approved', null)).toMatchObject({ fees: [] });
    for (const { kind, amount, paid } of [fee, { kind: 'filing', amount: '20', paid: '' }]) {
      all.append('feeKind', kind);
      all.append('feeAmount', amount);
      all.append('feePaid', paid);
    }
    expect(readDecision(all, 'approved', null)).toMatchObject({
      fees: [fee, { kind: 'filing', amount: '20', paid: '' }],
    });
  });

  test.each([
    ['$500,000', 50_000_000],
    ['500000.01', 50_000_001],
    ['', undefined],
    ['0', undefined],
    ['much', undefined],
  ])('the amount "%s" is %s cents', (text, cents) => expect(amountIn(text)).toBe(cents));

  test('what is stated about the disclosure is sent as one of both, or not at all', () => {
    const given = { disclosureOn: '2026-11-20', disclosureHow: 'signature', disclosureBy: 'Dana' };
    const stated = (fields: Record<string, string>) => readDecision(form({ ...terms, ...fields }), 'approved', null);
    expect(stated({ ...given, exemption: 'true_lease', businessState: 'CA' })).toMatchObject({
      businessState: 'CA',
      disclosure: null,
    });
    expect(stated({ ...given, exemption: 'true_lease', disclosureKind: 'given' })).toMatchObject({
      disclosure: { kind: 'given', on: '2026-11-20', how: 'signature', by: 'Dana' },
    });
    expect(stated({ ...given, exemption: 'true_lease', disclosureKind: 'exempt' })).toMatchObject({
      disclosure: { kind: 'exempt', exemption: 'true_lease' },
    });
  });

  test('an outcome sends its own fields alone; lists are one a line, empty lines left out', () => {
    const all = form({
      ...terms,
      expiresOn: '2026-12-31',
      conditions: ' Invoice \n\nInsurance',
      note: 'Strong file',
      reasons: 'collateral',
    });
    expect(readDecision(all, 'approved', 'x')).toEqual({
      outcome: 'approved',
      ...terms,
      fees: null,
      expiresOn: '2026-12-31',
      conditions: ['Invoice', 'Insurance'],
      businessState: '',
      disclosure: null,
      note: 'Strong file',
      language: 'en',
      replaces: 'x',
    });
    const declined = { outcome: 'declined', reasons: ['collateral'], report: null, note: 'Strong file' };
    expect(readDecision(all, 'declined', null)).toEqual({ ...declined, language: 'en', replaces: null });
  });

  test('a report is sent only while it is said to have played a part', () => {
    const report = { bureau: 'Sample Credit Bureau', score: '655', scoreOn: '', factors: 'Short history\n' };
    expect(readDecision(form(report), 'declined', null)).toMatchObject({ report: null });
    expect(readDecision(form({ ...report, usesReport: 'on' }), 'declined', null)).toMatchObject({
      report: { bureau: report.bureau, score: '655', scoreOn: null, factors: ['Short history'] },
    });
  });
});
