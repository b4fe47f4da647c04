import { expect, test } from 'vitest';
import { dealPage } from './deal-page.ts';

test.each([
  [['Photo ID', 'Voided check'], ['Invoice'], 'Missing from Ana: Photo ID; Voided check. From you: Invoice.'],
  [['Photo ID'], [], 'Missing from Ana: Photo ID.'],
  [[], ['Invoice'], 'Missing from you: Invoice.'],
])('missing documents of the customer %j and of the dealer %j read %j', (theirs, yours, text) => {
  expect(dealPage.missing({ customer: 'Ana', theirs, yours })).toBe(text);
});
