import { expect, test } from 'vitest';
import type { Document } from '#contract/documents.ts';
import type { StatusLink } from '#contract/status-page.ts';
import { documentsCount, documentsFact, fileDocuments } from './file-documents.ts';

const at = '2026-11-21T15:00:00.000Z';
const statement = { id: 'a', fileName: 'statement.pdf', uploadedAt: at, paper: 'bank_statements_3' } as Document;
const asked = (paper: 'quote' | 'insurance', state: 'missing' | 'received', names: string[]) =>
  ({
    paper,
    state,
    at: null,
    files: names.map((name) => ({ id: name, name, bytes: 1, uploadedAt: at, quarantined: false })),
  }) satisfies StatusLink['documents'][number];

test('files of the status page count with those of the deal, and a document requested twice counts once', () => {
  const documents = fileDocuments(
    {
      all: [statement],
      requested: [
        { paper: 'bank_statements_3', received: 1 },
        { paper: 'quote', received: 0 },
      ],
    },
    [asked('quote', 'received', ['quote.pdf', 'quote-2.pdf']), asked('insurance', 'missing', [])],
  );
  expect(documents).toMatchObject({
    received: 2,
    requested: 3,
    missing: ['insurance'],
    isAskedOnPage: true,
    unsorted: 0,
  });
  expect(documents.files?.map(({ fileName }) => fileName)).toEqual(['statement.pdf', 'quote.pdf', 'quote-2.pdf']);
  expect(documentsFact(documents)).toEqual({ label: 'Documents', value: '2 of 3', note: 'received' });
  expect(documentsCount(documents)).toEqual({ count: '2 of 3' });
});

test('a file that answers no request is counted next to the requests', () => {
  const sent = { ...statement, id: 'b', paper: null };
  const documents = fileDocuments({ all: [sent], requested: [{ paper: 'quote', received: 0 }] }, null);
  expect(documents).toMatchObject({ received: 0, others: 1, unsorted: 1 });
  expect(documentsFact(documents)).toMatchObject({ value: '0 of 1', note: 'received, and 1 other file' });
  expect(documentsFact(fileDocuments({ all: [sent, sent], requested: [] }, null))).toMatchObject({ value: '2 files' });
  expect(documentsCount(fileDocuments({ all: [sent, sent], requested: [] }, null))).toEqual({ count: 2 });
});

test('a file without a deal counts what the applicant sent', () => {
  const documents = fileDocuments(null, [asked('quote', 'received', ['quote.pdf'])]);
  expect(documents.isAskedOnPage).toBe(false);
  expect(documentsFact(documents)).toEqual({ label: 'Documents', value: '1 of 1', note: 'received' });
});

test('the count is unknown until both ways are loaded', () => {
  expect(fileDocuments(null, undefined).files).toBeUndefined();
  expect(documentsCount(fileDocuments(null, undefined))).toEqual({});
  expect(fileDocuments({ all: undefined, requested: [] }, null).files).toBeUndefined();
  expect(documentsFact(fileDocuments(null, []))).toEqual({ label: 'Documents', value: 'None yet' });
});
