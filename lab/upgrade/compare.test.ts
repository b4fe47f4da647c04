import { describe, expect, test } from 'vitest';
import { Secret } from '../../src/server/crypto/secret.ts';
import { compareRows } from './compare.ts';
import { decryptAll, unlistedContexts } from './encrypted.ts';
import type { Row, Snapshot } from './snapshot.ts';

const KEY_ID = '0199f3a0-0000-7000-8000-000000000001';
const encrypted = (text: string): string => `s1.${KEY_ID}.${Buffer.from(text).toString('base64url')}`;
const vault = {
  decrypt: (_place: unknown, value: string) =>
    new Secret(Buffer.from(value.split('.')[2] ?? '', 'base64url').toString('utf8')),
  decryptBytes: () => new Secret(Buffer.alloc(0)),
};
const table = (name: string, ...rows: Row[]): Snapshot => new Map([[name, { key: ['id'], rows }]]);
const differences = (before: Snapshot, after: Snapshot): string[] => compareRows(before, after, vault).differences;

describe('comparing the rows before and after an upgrade', () => {
  test('reports no difference when every value is unchanged, also next to new rows and columns', () => {
    const after = table('notes', { id: '1', body: 'a', pinned: 'f' }, { id: '2', body: 'b', pinned: 'f' });
    expect(compareRows(table('notes', { id: '1', body: 'a' }), after, vault)).toEqual({
      tables: 1,
      rows: 1,
      kept: 1,
      differences: [],
    });
  });

  test.each([
    ['a missing row', table('notes'), 'notes 1: no such row in notes'],
    ['a missing table', new Map(), 'notes 1: table notes is missing'],
    ['a missing column', table('notes', { id: '1' }), 'notes 1: column body is missing'],
    ['another value', table('notes', { id: '1', body: 'b' }), 'notes 1: body was "a" and is "b"'],
    ['a removed value', table('notes', { id: '1', body: null }), 'notes 1: body was "a" and is null'],
  ])('names %s', (_what, after, difference) => {
    expect(differences(table('notes', { id: '1', body: 'a' }), after)).toEqual([difference]);
  });

  test('finds a moved row in its new table', () => {
    const values = { document_id: '1', attempts: '2' };
    const before: Snapshot = new Map([['unsent_documents', { key: ['document_id'], rows: [values] }]]);
    expect(differences(before, table('outbox', { id: '1', ...values }))).toEqual([]);
    expect(differences(before, table('outbox'))).toEqual(['unsent_documents 1: no such row in outbox']);
  });

  test('names a table in which the released version stored nothing', () => {
    expect(differences(table('notes'), table('notes'))).toEqual(['the released version stored no row in notes']);
  });

  test('accepts a chain position for an audit entry that had none, and no other change of position', () => {
    const entry = (seq: string | null) => table('audit', { id: '1', seq });
    expect(differences(entry(null), entry('7'))).toEqual([]);
    expect(differences(entry('6'), entry('7'))).toEqual(['audit 1: seq was "6" and is "7"']);
  });

  test('accepts a chat message only when its redacted text is stored encrypted', () => {
    const before = table('chat_messages', { id: '1', content: 'My account is 4402771930' });
    const after = (content: string, stored: string) =>
      table('chat_messages', { id: '1', content, encrypted_content: encrypted(stored) });
    expect(differences(before, after('', 'another text'))).toHaveLength(1);
    expect(differences(before, after('', 'My account is 4402771930'))).toHaveLength(1);
  });
});

describe('decrypting every encrypted column after an upgrade', () => {
  test('names an unlisted column with encrypted values, and listed columns without a value', () => {
    const found = decryptAll(new Map(), table('leads', { id: '1', phone: encrypted('402') }), vault).differences;
    expect(found).toContain('leads.phone holds encrypted values and is not listed in ENCRYPTED');
    expect(found).toContain('notes.body had no value to decrypt');
  });

  test('names a value that does not decrypt', () => {
    const broken = {
      ...vault,
      decrypt: () => {
        throw new Error('no key');
      },
    };
    const found = decryptAll(new Map(), table('notes', { id: '1', body: encrypted('a') }), broken).differences;
    expect(found).toContain('notes.body of 1 does not decrypt: Error: no key');
  });

  test('finds every encryption context of this version in the list', () => {
    expect(unlistedContexts(`${import.meta.dirname}/../..`)).toEqual([]);
  });
});
