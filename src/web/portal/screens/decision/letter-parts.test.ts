import { expect, test } from 'vitest';
import { letterParts } from './letter-parts.ts';

test('a notice has its heading once, and the details of the lender without the mark of an email', () =>
  expect(
    letterParts('Your financing is approved\n\nDear Ana\n\nTerm: 60 months\n\n-- \nAcme\n(402) 555-0100\n'),
  ).toEqual({
    heading: 'Your financing is approved',
    body: 'Dear Ana\n\nTerm: 60 months',
    foot: 'Acme\n(402) 555-0100',
  }));

test('a text without the details of the lender is all body', () =>
  expect(letterParts('Heading\n\nBody')).toEqual({ heading: 'Heading', body: 'Body', foot: '' }));
