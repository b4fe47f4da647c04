import { describe, expect, test } from 'vitest';
import { messageFaults, readDiff, wordFaults } from '../scripts/checks/changes.ts';

const words = (text: string, file = 'src/server/app.ts'): string[] =>
  wordFaults({ file, number: 3, text }).map((fault) => /"(.*?)"/.exec(fault)?.[1] ?? '');

describe('enforced words', () => {
  test.each([
    ['// Nobody reads this.', ['Nobody']],
    ['throw new Error(`x`); // the table stands beside it, anew', ['beside', 'anew']],
    ["message: 'It starts by itself, whoever asks.'", ['by itself', 'whoever']],
    ['Meanwhile, somebody else’s lead is untold.', ['Meanwhile', 'somebody', 'untold']],
  ])('reports the words of %s', (text, expected) => {
    expect(words(text).sort()).toEqual([...expected].sort());
  });

  test.each([
    "import { untold } from '../deals/untold.ts';",
    "export { decideBeside } from './decide-beside.ts';",
    'const untoldLeads = await untold(tx);',
    "import '#server/features/emails/queue.ts';",
    'The rows of `untold_leads` and `mails` are kept.',
    'untold-store.ts lists them',
  ])('accepts the identifiers, paths and quoted code of %s', (text) => {
    expect(words(text)).toEqual([]);
  });

  test('reports "mails" in comments, sentences and documents, not as a name in code', () => {
    expect(words('// Sends the mails of a day.')).toEqual(['mails']);
    expect(words("const title = 'All mails of today';")).toEqual(['mails']);
    expect(words('The mails are sent.', 'docs/index.md')).toEqual(['mails']);
    expect(words("await tx.insertInto('mails').values(mails);")).toEqual([]);
  });

  test('reads only added lines of a diff, with their file and number', () => {
    const diff = ['--- a/x.ts', '+++ b/x.ts', '@@ -4 +7,2 @@ function a', '-old', '+one', '+two'].join('\n');
    expect(readDiff(diff)).toEqual([
      { file: 'x.ts', number: 7, text: 'one' },
      { file: 'x.ts', number: 8, text: 'two' },
    ]);
  });
});

describe('commit messages', () => {
  test.each([
    'fix(retention): keep deals 25 months after the last decision',
    'feat!: require a password for exports',
    'docs: explain backups\n\nThe reason is in the body.',
  ])('accepts %s', async (message) => {
    expect(await messageFaults(message)).toEqual([]);
  });

  test.each([
    ['A deal stays 25 months', 'subject may not be empty'],
    ['wip(retention): something', 'type must be one of'],
    [`fix(retention): ${'a'.repeat(60)}`, 'header must not be longer than 72 characters'],
    ['fix(retention): keep deals.', 'subject may not end with full stop'],
  ])('rejects %s', async (message, fault) => {
    expect((await messageFaults(message)).join('\n')).toContain(fault);
  });
});
