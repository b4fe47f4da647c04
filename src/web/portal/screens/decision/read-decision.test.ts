import { describe, expect, test } from 'vitest';
import { decisionMessages } from '#contract/decisions.ts';
import { feeMessages } from '#contract/fees.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { errorsOf } from '#web/portal/hooks/form-values.ts';
import { decisionStart } from './decision-start.ts';
import {
  amountIn,
  type DecisionValues,
  decisionFormSchema,
  figuresOf,
  readDecision,
  termsOf,
  valuesFrom,
} from './read-decision.ts';

const start = decisionStart({ amount: '', termMonths: '' }, { standing: undefined, today: '2026-11-21' });
const form = (fields: Partial<DecisionValues>): DecisionValues => ({
  ...valuesFrom(start, 'en', '2026-11-21'),
  ...fields,
});
const terms = { amount: '$84,500', termMonths: '60', ratePercent: '9.25%' };
const fee = { kind: 'documentation', amount: '$595', paid: 'financed' };

describe('what the decision form holds', () => {
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
    const feesOf = (fees: DecisionValues['fees']) => readDecision(form({ ...terms, fees }), 'approved', null);
    expect(feesOf('')).toMatchObject({ fees: null });
    expect(feesOf('none')).toMatchObject({ fees: [] });
    const filing = { kind: 'filing', amount: '20', paid: '' };
    expect(feesOf([fee, filing])).toMatchObject({ fees: [fee, filing] });
  });

  test.each([
    ['$500,000', 50_000_000],
    ['500000.01', 50_000_001],
    ['', undefined],
    ['0', undefined],
    ['much', undefined],
  ])('the amount "%s" is %s cents', (text, cents) => expect(amountIn(text)).toBe(cents));

  test('what is stated about the disclosure is sent as one of both, or not at all', () => {
    const given = { 'disclosure.on': '2026-11-20', 'disclosure.how': 'signature', 'disclosure.by': 'Dana' };
    const stated = (fields: Partial<DecisionValues>) => readDecision(form({ ...terms, ...fields }), 'approved', null);
    expect(stated({ ...given, 'disclosure.exemption': 'true_lease', businessState: 'CA' })).toMatchObject({
      businessState: 'CA',
      disclosure: null,
    });
    expect(stated({ ...given, 'disclosure.exemption': 'true_lease', disclosure: 'given' })).toMatchObject({
      disclosure: { kind: 'given', on: '2026-11-20', how: 'signature', by: 'Dana' },
    });
    expect(stated({ ...given, 'disclosure.exemption': 'true_lease', disclosure: 'exempt' })).toMatchObject({
      disclosure: { kind: 'exempt', exemption: 'true_lease' },
    });
  });

  test('an outcome sends its own fields alone; lists are one a line, empty lines left out', () => {
    const all = form({
      ...terms,
      expiresOn: '2026-12-31',
      conditions: ' Invoice \n\nInsurance',
      documents: ['insurance'],
      note: 'Strong file',
      reasons: ['collateral'],
    });
    expect(readDecision(all, 'approved', 'x')).toEqual({
      outcome: 'approved',
      ...terms,
      fees: null,
      expiresOn: '2026-12-31',
      conditions: ['Invoice', 'Insurance'],
      documents: ['insurance'],
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
    const report = {
      'report.bureau': 'Sample Credit Bureau',
      'report.score': '655',
      'report.factors': 'Short history\n',
    };
    expect(readDecision(form(report), 'declined', null)).toMatchObject({ report: null });
    expect(readDecision(form({ ...report, usesReport: 'yes' }), 'declined', null)).toMatchObject({
      report: { bureau: 'Sample Credit Bureau', score: '655', scoreOn: null, factors: ['Short history'] },
    });
  });
});

describe('decisionFormSchema', () => {
  const errors = (fields: Partial<DecisionValues>) => errorsOf(decisionFormSchema(null), form(fields));

  test('asks for an outcome first', () => expect(errors({})).toEqual({ outcome: desk.dialog.noOutcome }));

  test('accepts complete terms', () =>
    expect(errors({ ...terms, outcome: 'approved', expiresOn: '2026-12-31' })).toEqual({}));

  test('names fees by their place, and a list for an error of one of its lines', () => {
    const fields = { ...terms, outcome: 'approved', expiresOn: '2026-12-31' };
    expect(errors({ ...fields, fees: [fee, { kind: '', amount: '20', paid: 'financed' }] })).toEqual({
      'fees.1.kind': feeMessages.kind,
    });
    expect(errors({ ...fields, conditions: `Fine\n${'x'.repeat(201)}` })).toEqual({
      conditions: decisionMessages.conditions,
    });
  });

  test.each(['declined', 'counter_offer'])(
    'asks for %s whether a report was used, without a preset answer',
    (outcome) => {
      const fields = { ...terms, expiresOn: '2026-12-31', outcome, reasons: ['collateral'] };
      expect(errors(fields)).toEqual({ usesReport: desk.dialog.noReportAnswer });
      expect(errors({ ...fields, usesReport: 'no' })).toEqual({});
      const again = valuesFrom({ ...start, bureau: 'Sample Credit Bureau' }, 'en', '2026-11-21');
      expect(again).toMatchObject({ usesReport: '', 'report.bureau': 'Sample Credit Bureau' });
    },
  );

  test.each(['approved', 'withdrawn'])('does not ask for %s whether a report was used', (outcome) =>
    expect(errors({ ...terms, outcome, expiresOn: '2026-12-31', note: 'Called on Monday' })).toEqual({}),
  );

  test('checks a report only while it was used', () => {
    const fields = { outcome: 'declined', reasons: ['collateral'], 'report.bureau': 'Bureau', 'report.score': '655' };
    expect(errors({ ...fields, usesReport: 'no' })).toEqual({});
    expect(errors({ ...fields, usesReport: 'yes' })).toEqual({
      'report.scoreOn': decisionMessages.scoreDate,
      'report.factors': decisionMessages.factors,
    });
  });
});
