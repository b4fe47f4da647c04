import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/stamp.mjs';
import { secretsInClient } from './secrets.ts';
import type { Attacked, Suite } from './suite.ts';

/** Server internals that must not reach browsers: settings, libraries, and local addresses. */
const SERVER = /sourceMappingURL|\bDATABASE_URL\b|\bPAYMENT_SECURITY_KEY\b|kysely|node:crypto|file:\/\/\//;

/** Reads every built file that a browser may request. */
async function read(folder: string): Promise<Attacked> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.join(folder, name)).filter((file) => fs.statSync(file).isFile());
  const maps = files.filter((file) => file.endsWith('.map')).map((file) => `${path.basename(file)} is a source map`);
  const texts = files.filter((file) => /\.(?:js|css|svg|html)$/.test(file));
  const told = texts.flatMap((file) => {
    const found = SERVER.exec(fs.readFileSync(file, 'utf8'))?.[0];
    return found === undefined ? [] : [`${path.basename(file)} holds ${found}`];
  });
  return { cases: files.length, findings: [...maps, ...told, ...(await secretsInClient(texts)).findings] };
}

async function planted(): Promise<Attacked> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'client-'));
  try {
    fs.writeFileSync(path.join(folder, 'main.js'), 'const url = env.DATABASE_URL;\n//# sourceMappingURL=main.js.map\n');
    fs.writeFileSync(path.join(folder, 'main.js.map'), '{}');
    fs.writeFileSync(path.join(folder, 'key.js'), `t="${['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')}"`);
    return await read(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const clientFiles: Suite = {
  name: 'client files',
  what: 'the files for browsers: no source map, server internals or secret',
  programs: {},
  tool: () => Promise.resolve('our own, and secretlint'),
  control: planted,
  plants: [/main\.js\.map is a source map/, /main\.js holds (?:DATABASE_URL|sourceMappingURL)/, /key\.js:1 github/],
  attack: () => read(path.join(ROOT, 'dist/client')),
};
