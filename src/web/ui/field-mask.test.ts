import { describe, expect, test } from 'vitest';
import { dateMask, einMask, type Mask, maskInput, phoneMask, ssnMask } from './field-mask.ts';

describe('masks format matching text and leave other text as typed', () => {
  test.each<[string, Mask, string, string]>([
    ['phone', phoneMask, '402', '402'],
    ['phone', phoneMask, '4025', '(402) 5'],
    ['phone', phoneMask, '4025550142', '(402) 555-0142'],
    ['phone', phoneMask, '402.555.0142', '(402) 555-0142'],
    ['phone', phoneMask, '+1 402 555 0142', '(402) 555-0142'],
    ['phone', phoneMask, '14025550142', '(402) 555-0142'],
    ['phone', phoneMask, '(402) 555-0142', '(402) 555-0142'],
    ['phone with an extension', phoneMask, '402-555-0142 x12', '402-555-0142 x12'],
    ['vanity phone', phoneMask, '1-800-FLOWERS', '1-800-FLOWERS'],
    ['foreign phone', phoneMask, '+52 55 1234 5678', '+52 55 1234 5678'],
    ['too long', phoneMask, '402555014299', '402555014299'],
    ['SSN', ssnMask, '123456789', '123-45-6789'],
    ['SSN in part', ssnMask, '1234', '123-4'],
    ['ITIN, which starts with 9', ssnMask, '912344821', '912-34-4821'],
    ['pasted with spaces', ssnMask, '912 34 4821', '912-34-4821'],
    ['ten digits', ssnMask, '9123448210', '9123448210'],
    ['words', ssnMask, 'pending', 'pending'],
    ['EIN', einMask, '123456789', '12-3456789'],
    ['date', dateMask, '03041980', '03/04/1980'],
    ['date in part', dateMask, '0304', '03/04'],
    ['date without zeros', dateMask, '3152019', '03/15/2019'],
    ['month without zero', dateMask, '3', '03'],
    ['day without zero', dateMask, '12/5', '12/05'],
    ['date as one writes it', dateMask, '3/4/1980', '3/4/1980'],
    ['ISO date', dateMask, '1980-03-04', '1980-03-04'],
  ])('formats %s', (_name, mask, typed, shaped) => {
    expect(mask(typed)).toBe(shaped);
    expect(mask(mask(typed))).toBe(shaped);
  });
});

describe('mask of a field while typing', () => {
  const input = (value: string, type: string, inputType = 'insertText', caret = value.length) => {
    const currentTarget = { value, selectionStart: caret };
    const changed = maskInput({ type, currentTarget, nativeEvent: { inputType } } as never, ssnMask);
    return [currentTarget.value, changed];
  };
  test('formats when typing at the end', () => expect(input('1234', 'change')).toEqual(['123-4', true]));
  test('does not format when deleting', () =>
    expect(input('1234', 'change', 'deleteContentBackward')).toEqual(['1234', false]));
  test('does not format when typing in the middle', () =>
    expect(input('1234', 'change', 'insertText', 2)).toEqual(['1234', false]));
  test('keeps a typed separator', () => expect(input('123-', 'change')).toEqual(['123-', false]));
  test('formats and trims on blur', () => expect(input(' 912344821 ', 'blur')).toEqual(['912-34-4821', true]));
});
