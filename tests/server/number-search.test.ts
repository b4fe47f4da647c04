import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findIn, needlesOf } from './number-search.ts';

const needles = needlesOf(['07/29/1990', '987-65-4321']);
const sealed = createHash('sha256').update('anything').digest('hex');
const found = (text: string): string[] => findIn(Buffer.from(text), needles);

describe('search for a number in the clear', () => {
  test.each([
    ['as it was typed', 'born 07/29/1990,'],
    ['as digits', '{"dob":"07291990"}'],
    ['as digits behind letters', 'dob07291990.'],
    ['as digits among a few others', 'ref 2026070729199012'],
  ])('finds it %s', (_how, text) => {
    expect(found(text)).not.toEqual([]);
  });

  test('ignores digits that occur by chance inside hex-encoded bytes', () => {
    expect(found(`\\x${sealed}07291990${sealed}\t987654321${sealed}`)).toEqual([]);
    expect(found(`\\x${sealed} 07291990`)).toEqual(['07/29/1990 (digits only, clear)']);
  });

  test('finds the hex of a number inside other hex', () => {
    const hex = Buffer.from('987-65-4321').toString('hex');
    expect(found(`\\x${sealed}${hex}${sealed}`)).toEqual(['987-65-4321 (as typed, hex)']);
  });
});
