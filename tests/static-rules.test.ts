import { expect, test } from 'vitest';
import { breaches, needless, staticBreaches } from './security/static-rules.ts';

test('no line of the product violates a static rule, and every exception is needed', () => {
  expect(staticBreaches()).toEqual([]);
  expect(needless()).toEqual([]);
});

test.each([
  ['src/server/lib/a.ts', "eval('1')", 'runs text as code'],
  ['src/web/ui/a.tsx', 'node.innerHTML = text', 'sets text as markup'],
  ['src/web/ui/a.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />', 'sets text as markup'],
  ['src/server/features/a/store.ts', 'sql.raw(`select ${name}`)', 'builds SQL from text'],
  ['src/server/features/a/store.ts', 'pool.query(\n  `select * from ${name}`)', 'builds SQL from text'],
  ['src/server/features/a/send.ts', "import { exec } from 'node:child_process'", 'starts a process'],
  ['src/server/features/a/find.ts', 'new RegExp(\n  query.q)', 'builds a regular expression from input'],
  ['src/server/crypto/tokens.ts', 'const token = Math.random()', 'uses Math.random'],
  ['src/server/adapters/a.ts', 'tls.connect({ rejectUnauthorized: false })', 'skips certificate verification'],
  ['src/server/lib/a.ts', "createHash('md5')", 'hashes with MD5 or SHA-1'],
])('in %s, the static rules report %j', (file, line, what) => {
  expect(breaches(file, `const a = 1;\n${line}\n`)).toEqual([`${file}:2 ${what}`]);
});
