import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { settings } from '#copy/portal/settings.ts';
import { AuditEntryItem } from './audit-entry.tsx';

const entry = {
  id: 'a1',
  at: '2026-11-21T15:00:00.000Z',
  actor: 'ruth@example.com',
  actorName: 'Ruth Okafor',
  action: 'document.uploaded',
  subjectKind: 'document',
  subjectId: 'd1',
  subjectName: null,
  subjectPerson: null,
  detail: {},
  names: {},
  requestId: 'r1',
  ip: '127.0.0.1',
  seq: 1,
  isRejected: false,
} satisfies AuditEntry;
const summaryOf = (given: Partial<AuditEntry>): string =>
  renderToStaticMarkup(<AuditEntryItem entry={{ ...entry, ...given }} />).split('</summary>')[0] ?? '';

test('an entry about a document names its deal once, and shows the next detail', () => {
  const shown = summaryOf({ detail: { deal: 'id', type: 'insurance' }, names: { deal: 'Deck oven, Reyes' } });
  expect(shown).toContain('>Document: Deck oven, Reyes<');
  expect(shown).toContain('>Type: insurance<');
  expect(shown).not.toContain('>Deal: Deck oven');
});

test.each([
  ['the application of a document', { detail: { application: 'id' }, names: { application: 'AEF-2026-000041' } }],
  [
    'the file of a sent link',
    { subjectKind: 'upload_link', detail: { deal: 'id' }, names: { deal: 'AEF-2026-000041' } },
  ],
])('an entry names %s', (_case, given) => {
  expect(summaryOf(given)).toContain(': AEF-2026-000041<');
});

test.each([
  ['papers', 'bank_statements_6, quote', 'Documents: Bank statements, 6 months; Seller’s quote'],
  ['type', 'purchase_order', 'Type: Purchase order'],
  ['to', 'in_review', 'To: In review'],
  ['kind', 'quote', 'Kind: Quote request'],
  ['papers', 'from_a_later_version', 'Documents: from_a_later_version'],
])('shows the label of the stored code in the detail %s: %s', (name, code, shown) => {
  expect(summaryOf({ detail: { [name]: code } })).toContain(`>${shown}<`);
});

test('an entry about the settings names the section, and an unknown object only its kind', () => {
  const about = { action: 'settings.saved', subjectKind: 'settings', subjectId: 'pricing' };
  expect(summaryOf(about)).toContain(`>Settings: ${settings.sections.pricing.title}<`);
  expect(summaryOf({ subjectKind: 'chat', action: 'chat.read' })).toContain('>Chat<');
});

test('a decision in the detail shows its outcome, or its id as code when it is deleted', () => {
  const decision = '01a154de-4f0a-7c3e-9b1d-2f6a8c0e4d11';
  expect(summaryOf({ detail: { decision }, names: { decision: 'counter_offer' } })).toContain(
    `>Decision: ${decisionWords.outcomes.counter_offer}<`,
  );
  expect(summaryOf({ detail: { decision } })).toContain(`Decision: <code>${decision}</code>`);
});
