import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { both, errorsAfter, errorsOf, fieldsOf } from './form-values.ts';

const named = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) });
const listed = z.object({ roles: z.array(z.enum(['a', 'b'], 'Unknown role')).check(z.minLength(1, 'Choose a role')) });

describe('errorsOf', () => {
  test('returns nothing for values that the schema accepts', () => {
    expect(errorsOf(named, { name: ' Dana ' })).toEqual({});
  });

  test('returns the first message of a field, and counts an entry of a list as its field', () => {
    expect(errorsOf(named, { name: '  ' })).toEqual({ name: 'Name is required' });
    expect(errorsOf(listed, { roles: ['c', 'd'] })).toEqual({ roles: 'Unknown role' });
  });
});

describe('both', () => {
  test('reads with two schemas and reports the errors of both', () => {
    expect(both(named, listed).safeParse({ name: 'Dana', roles: ['a'] })).toEqual({
      success: true,
      data: [{ name: 'Dana' }, { roles: ['a'] }],
    });
    expect(errorsOf(both(named, listed), { name: '', roles: [] })).toEqual({
      name: 'Name is required',
      roles: 'Choose a role',
    });
  });
});

describe('fieldsOf', () => {
  test('names the whole field for an entry of a list, and keeps the names of fields and of rows', () => {
    const values = { conditions: '', 'report.score': '', fees: [] };
    const errors = { 'conditions.2': 'Too long', 'report.score': 'Wrong', 'fees.0.kind': 'Choose' };
    expect(fieldsOf(errors, values)).toEqual({
      conditions: 'Too long',
      'report.score': 'Wrong',
      'fees.0.kind': 'Choose',
    });
  });
});

describe('errorsAfter', () => {
  const errors = { fees: 'Add the fees', 'fees.0.kind': 'Choose', note: 'Too short' };

  test('drops the errors of a corrected field and of its parts, and keeps the others', () => {
    expect(errorsAfter('fees', errors, {})).toEqual({ note: 'Too short' });
  });

  test('keeps an error that the schema still finds, with its current text', () => {
    expect(errorsAfter('fees', errors, { 'fees.0.kind': 'Unknown kind' })).toEqual({
      'fees.0.kind': 'Unknown kind',
      note: 'Too short',
    });
  });
});
