import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { sectionNames, sectionSchemas, settingsSections, type SettingsSection } from '#contract/settings.ts';
import { readForm, shown, valueAt } from './form-values.ts';

const formOf = (entries: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, text] of Object.entries(entries)) data.append(name, text);
  return data;
};
const confirmed = { evidence: 'Extract', on: '2026-11-02' };

/** Every field of a section as its form shows it. */
function fieldsOf(value: unknown, at = ''): Record<string, string> {
  const name = (key: string): string => (at === '' ? key : `${at}.${key}`);
  if (value === null) return { [name('evidence')]: '', [name('on')]: '' };
  if (typeof value !== 'object') return { [at]: shown(at, value) };
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one === 'string')) return { [at]: shown(at, value) };
    return Object.assign(
      { [`${at}[]`]: '' },
      ...value.map((one, n) => fieldsOf(one, name(String(n)))),
    ) as object as Record<string, string>;
  }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, part]) => fieldsOf(part, name(key))),
  ) as Record<string, string>;
}

describe('what a form of the settings shows and says', () => {
  test.each(sectionNames)('%s: shown and read back it is what it was', (section: SettingsSection) => {
    const brand = {
      ...sampleBrand,
      licensedStates: ['CA', 'TX'],
      claims: { ...sampleBrand.claims, phones: confirmed },
    };
    const value = Object.fromEntries(settingsSections[section].map((key) => [key, brand[key]]));
    expect(sectionSchemas[section].parse(readForm(formOf(fieldsOf(value))))).toEqual(value);
  });

  test.each([
    ['a.rateBps', 1950, '19.5'],
    ['a.rateBps', 1400, '14'],
    ['a.underCents', 2_500_000, '25,000'],
    ['a.maxMonths', 60, '60'],
    ['associations', ['One', 'Two'], 'One\nTwo'],
    ['a.text', undefined, ''],
  ])('%s: %j is shown as %j', (name, value, text) => {
    expect(shown(name, value)).toBe(text);
  });

  test.each([
    ['a.rateBps', '19.5', 1950],
    ['a.rateBps', ' 14.35 % ', 1435],
    ['a.rateBps', '14.355', 1435.5],
    ['a.rateBps', '', Number.NaN],
    ['a.rateBps', '14,5', Number.NaN],
    ['a.rateBps', '-1', -100],
    ['a.underCents', '$25,000', 2_500_000],
    ['a.underCents', '25000.50', 2_500_050],
    ['a.underCents', '25,00', Number.NaN],
    ['a.decisionDays', '30', 30],
    ['a.decisionDays', 'thirty', Number.NaN],
    ['a.text', '  two words ', 'two words'],
  ])('%s: %j is read as %j', (name, text, value) => {
    expect(valueAt(readForm(formOf({ [name]: text })), name)).toEqual(value);
  });

  test('lines without words are none, and a list without rows is a list', () => {
    expect(readForm(formOf({ manufacturers: ' One \n\n Two\n' }))).toEqual({ manufacturers: ['One', 'Two'] });
    expect(readForm(formOf({ manufacturers: '  ' }))).toEqual({ manufacturers: [] });
    expect(readForm(formOf({ 'notices.bureaus[]': '' }))).toEqual({ notices: { bureaus: [] } });
  });

  test('states are read from commas and lines, and checked claims from their boxes', () => {
    expect(readForm(formOf({ licensedStates: ' CA, Texas\nNV,, ' }))).toEqual({
      licensedStates: ['CA', 'Texas', 'NV'],
    });
    expect(readForm(formOf({ licensedStates: ' ' }))).toEqual({ licensedStates: [] });
    const boxes = { 'leftOut[]': '', 'leftOut.1': 'caseManufacturing' };
    expect(readForm(formOf(boxes))).toEqual({ leftOut: ['caseManufacturing'] });
    expect(readForm(formOf({ 'leftOut[]': '' }))).toEqual({ leftOut: [] });
  });

  test('a proof of which nothing is filled in is none; half a proof stays, to be refused at its field', () => {
    const half = { 'claims.phones.evidence': 'Extract', 'claims.phones.on': '' };
    expect(readForm(formOf(half))).toEqual({ claims: { phones: { evidence: 'Extract', on: '' } } });
    expect(readForm(formOf({ ...half, 'claims.phones.evidence': '' }))).toEqual({ claims: { phones: null } });
  });
});
