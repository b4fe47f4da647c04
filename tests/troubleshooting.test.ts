import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const sources = ['src/server', 'src/copy/portal', 'scripts']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.(?:ts|mjs)$/.test(file))
  .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));

const page = fs.readFileSync(path.join(ROOT, 'docs/how-to/troubleshooting.md'), 'utf8');
const messages = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);

test('docs/how-to/troubleshooting.md lists messages', () => {
  expect(messages.length).toBeGreaterThan(20);
});

test.each(messages)('the code contains the message "%s" of the troubleshooting page', (message) => {
  const parts = message.split('…').filter((part) => part.trim().length > 3);
  expect(parts.length).toBeGreaterThan(0);
  expect(sources.some((source) => parts.every((part) => source.includes(part)))).toBe(true);
});
