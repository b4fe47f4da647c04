import { describe, expect, test } from 'vitest';
import { type RequiredDocument, requiredDocumentKinds, usualDocuments } from './required-documents.ts';

const of = (requestedAmount: number) => usualDocuments({ requestedAmount, status: 'submitted' });

describe('usual documents of a deal by amount', () => {
  test.each<[number, RequiredDocument, RequiredDocument]>([
    [99_999.99, 'bank_statements_3', 'debt_schedule'],
    [100_000, 'bank_statements_6', 'bank_statements_3'],
    [499_999.99, 'personal_tax_return', 'resolution'],
    [500_000, 'resolution', 'personal_tax_return'],
  ])('%s dollars: %s, and not %s', (amount, needed, not) => {
    expect(of(amount)).toContain(needed);
    expect(of(amount)).not.toContain(not);
    for (const paper of ['owner_id', 'quote', 'bank_letter'] as const) expect(of(amount)).toContain(paper);
  });

  test('after approval: the closing documents, all from the list and in its order', () => {
    expect(usualDocuments({ requestedAmount: 900_000, status: 'docs_out' })).toEqual([
      'signed_documents',
      'invoice',
      'insurance',
      'delivery_acceptance',
    ]);
    for (const amount of [1, 100_000, 500_000])
      expect(of(amount)).toEqual(requiredDocumentKinds.filter((paper) => of(amount).includes(paper)));
  });
});
