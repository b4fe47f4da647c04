import { describe, expect, test } from 'vitest';
import { proseOf } from '../scripts/checks/prose.ts';
import { longSentences, sentenceFigures } from '../scripts/checks/sentences.ts';
import { spellingErrors } from '../scripts/checks/spelling.ts';

const spelling = (file: string, content: string): Promise<string[]> => spellingErrors(proseOf(file, content));
const sentences = (file: string, content: string): string[] => longSentences(proseOf(file, content));

describe('the check of words', () => {
  test.each([
    ['untold', 'The lead is untold.'],
    ['anew', 'Sends it anew.'],
    ['whoever', 'Refuses whoever asks.'],
    ['beside', 'A column beside it.'],
    ['meanwhile', 'The row was changed meanwhile.'],
    ['Nobody', 'Nobody reads this.'],
    ['somebody', 'If somebody signed in.'],
    ['by itself', 'It ends by itself.'],
    ['mails', 'Sends the mails.'],
    ['labelled', 'A labelled field.'],
    ['adress', 'An adress.'],
  ])('reports "%s" in a document, a comment, a test title and a text', async (word, text) => {
    const reported = [expect.stringContaining(`"${word}"`)];
    expect(await spelling('docs/index.md', `# Title\n\n${text}`)).toEqual(reported);
    expect(await spelling('src/a.ts', `/**\n * ${text}\n */\nconst a = 1;`)).toEqual(reported);
    expect(await spelling('src/a.test.ts', `test.each([1])('${text}', () => {});`)).toEqual(reported);
    expect(await spelling('src/server/a.ts', `throw new AppError('conflict', '${text}');`)).toEqual(reported);
  });

  test('reports a phrase that is wrapped inside a comment', async () => {
    expect(await spelling('src/a.ts', '/**\n * It ends by\n * itself.\n */')).toEqual(['src/a.ts:2 uses "by itself"']);
  });

  test('reports a text that starts like SQL, and a text of JSX', async () => {
    expect(await spelling('src/server/a.ts', "throw new Error('Delete it anew.');")).toHaveLength(1);
    expect(await spelling('src/web/ui/a.tsx', 'const a = <p>It ends by itself.</p>;')).toHaveLength(1);
  });

  test('reports the file, the line and the word to write instead', async () => {
    const page = '# Title\n\nOne line.\nA second line beside it.\n';
    expect(await spelling('docs/index.md', page)).toEqual(['docs/index.md:4 uses "beside": write next to']);
  });

  test.each([
    ['docs/index.md', 'The table `mails` and `npm run untold`.\n\n```\nmails anew\n```\n'],
    ['src/a.ts', "import { untold } from './untold.ts';\nconst mails = untold('anew');\n"],
    ['src/a.ts', 'const rows = sql`select * from mails where untold order by anew`;\n'],
    ['src/server/a.ts', "const rows = query('select id from mails where untold');\n"],
    ['src/server/a.ts', "const texts = { es: { title: 'Revise los campos anew' } };\n"],
    ['scripts/sample-deals.ts', "const name = 'Nobody and mails';\n"],
    ['tests/a.test.ts', "const fixture = 'Nobody reads the mails';\n"],
    ['src/a.css', '.mails { color: red; }\n'],
    ['deploy/alerts.yaml', 'alert: MailsUndelivered\n'],
  ])('accepts identifiers, code and fixtures of %s', async (file, content) => {
    expect(await spelling(file, content)).toEqual([]);
  });

  test('reads comments of style sheets and settings', async () => {
    expect(await spelling('src/a.css', '/* Stands beside it. */\n')).toHaveLength(1);
    expect(await spelling('deploy/compose.yaml', 'a: 1\n# Starts by itself.\n')).toHaveLength(1);
  });
});

describe('the check of sentence length', () => {
  const words = (count: number): string => `Word${' word'.repeat(count - 1)}.`;

  test.each([
    ['docs/index.md', `${words(25)} ${words(26)}`],
    ['docs/index.md', `| cell | ${words(26)} |`],
    ['docs/index.md', `- item\n- ${words(26)}`],
    ['src/a.ts', `/** ${words(26)} */\nconst a = 1;`],
    ['src/a.ts', `// ${words(26).replaceAll('word word word', 'word word\n// word')}`],
    ['deploy/a.yaml', `# ${words(26)}\n`],
  ])('reports 26 words in %s, however they are wrapped', (file, content) => {
    expect(sentences(file, content.endsWith('\n') ? content : `${content}\n`)).toEqual([
      expect.stringMatching(/has a sentence of 26 words/),
    ]);
  });

  test.each([
    ['docs/index.md', `${words(25)} ${words(25)}\n\n${words(25)}`],
    ['docs/index.md', `# ${words(20)}\n${words(20)}`],
    ['docs/index.md', `| ${words(20)} | ${words(20)} |`],
    ['docs/index.md', `\`${words(30)}\` is code. See [a page](${'x/'.repeat(30)}).`],
    ['src/a.ts', `/**\n * ${words(20)}\n * @param a ${words(20)}\n * @throws ${words(20)}\n */`],
    ['src/a.ts', `const text = '${words(40)}';`],
  ])('accepts sentences of up to 25 words in %s', (file, content) => {
    expect(sentences(file, content)).toEqual([]);
  });

  test('counts words of documents and their sentences outside tables, without the generated reports', () => {
    const prose = [
      ...proseOf('docs/index.md', 'One two three. Four five.\n\nSix.\n\n| Seven | eight |'),
      ...proseOf('docs/reports/security.md', 'A report.'),
      ...proseOf('src/a.ts', '// A comment.'),
    ];
    expect(sentenceFigures(prose)).toBe('docs have 8 words; sentence median 2, p90 3');
  });
});
