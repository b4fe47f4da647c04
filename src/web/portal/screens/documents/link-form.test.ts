import { describe, expect, test } from 'vitest';
import { createUploadLinkSchema, suggestedUses, uploadLinkMessages } from '#contract/upload-links.ts';
import { requiredDocumentKinds } from '#contract/required-documents.ts';
import { errorsOf } from '#web/portal/hooks/form-values.ts';
import { linkChoice } from './link-choice.ts';

const typed = (given: Record<string, string | string[]>) => ({ label: '', requested: [], ...given });

describe('the form of an upload link', () => {
  test.each(['', 'soon', '72h'])(
    'reads hours and files of %j as 72 and 10, and an empty purpose as the default',
    (text) => {
      const given = typed({ label: ' ', expiresInHours: text, maxUses: text });
      expect(createUploadLinkSchema.parse(given)).toEqual({
        label: 'Document upload',
        expiresInHours: 72,
        maxUses: 10,
        requested: [],
      });
    },
  );

  test('accepts the bounds with the checked documents', () => {
    const given = { label: 'Statements', expiresInHours: '720', maxUses: '100', requested: ['insurance', 'quote'] };
    expect(createUploadLinkSchema.parse(given)).toEqual({
      label: 'Statements',
      expiresInHours: 720,
      maxUses: 100,
      requested: ['quote', 'insurance'],
    });
  });

  test.each([
    ['0', '101'],
    ['721', '0'],
    ['1.5', '-1'],
  ])('refuses %s hours and %s files, each at its field', (expiresInHours, maxUses) => {
    const { expiresInHours: hours, maxUses: uses } = uploadLinkMessages;
    expect(errorsOf(createUploadLinkSchema, typed({ expiresInHours, maxUses }))).toEqual({
      expiresInHours: hours,
      maxUses: uses,
    });
  });
});

test.each([
  [[], 10],
  [['owner_id'], 10],
  [['owner_id', 'bank_letter', 'bank_statements_3'], 20],
  [['bank_statements_6', 'business_tax_return', 'personal_tax_return', 'owner_id'], 36],
  [requiredDocumentKinds, 100],
] as const)('a link that requests %j suggests %i files', (requested, files) => {
  expect(suggestedUses(requested)).toBe(files);
});

describe('the documents that a new link requests first', () => {
  const deal = { requestedAmount: 84_500, status: 'submitted' } as const;

  test('are the usual ones that have not arrived, when no document was requested', () => {
    const choice = linkChoice(deal, { missing: [], documents: [{ paper: 'quote' }, { paper: null }] });
    expect(choice).toMatchObject({ first: ['owner_id', 'bank_letter', 'bank_statements_3'], isMissing: false });
    expect(choice.others).toContain('quote');
  });

  test('offer the documents of the dealer without checking them', () => {
    for (const missing of [[], ['owner_id', 'quote']] as const) {
      const { first, checked } = linkChoice(deal, { missing, documents: [] });
      expect(first).toContain('quote');
      expect(checked).toEqual(first.filter((one) => one !== 'quote'));
    }
    const { checked } = linkChoice(deal, { missing: ['insurance', 'invoice'], documents: [] });
    expect(checked).toEqual(['insurance']);
  });

  test('offer what follows the contract without checking it until the contract is out', () => {
    const missing = ['signed_documents', 'insurance', 'delivery_acceptance'] as const;
    const checkedOf = (status: 'approved' | 'docs_out') =>
      linkChoice({ ...deal, status }, { missing, documents: [] }).checked;
    expect(checkedOf('approved')).toEqual(['insurance']);
    expect(checkedOf('docs_out')).toEqual([...missing]);
  });

  test('are only the missing requested ones, in the order of the list', () =>
    expect(linkChoice(deal, { missing: ['insurance', 'owner_id'], documents: [] })).toMatchObject({
      first: ['owner_id', 'insurance'],
      isMissing: true,
    }));
});
