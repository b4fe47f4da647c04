import { expect, test } from 'vitest';
import { documentsFor } from '#contract/required-documents.ts';
import { firstTime as en } from '#copy/en/first-time.ts';
import { requiredDocuments as documentsEn } from '#copy/en/required-documents.ts';
import { firstTime as es } from '#copy/es/first-time.ts';
import { requiredDocuments as documentsEs } from '#copy/es/required-documents.ts';

test.each([
  ['en', en, documentsEn],
  ['es', es, documentsEs],
] as const)('the check names the documents that the status page asks for, by amount, %s', (_lang, copy, names) => {
  const { always, items } = copy.check.result;
  for (const [answer, dollars] of [
    ['amount-small', 99_999],
    ['amount-medium', 100_000],
    ['amount-large', 500_000],
  ] as const) {
    const listed = [...always, ...items[answer]];
    // The quote is an answer of its own.
    const asked = documentsFor(dollars * 100).filter((one) => one !== 'quote');
    expect(listed, answer).toEqual(expect.arrayContaining(asked.map((one) => names[one].name)));
  }
});
