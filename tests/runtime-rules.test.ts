import { expect, test } from 'vitest';
import { breachesOfProduct, isAllowed, needlessExceptions, runtimeBreaches } from './support/runtime-rules.ts';

test('the product uses no runtime internals, V8 flags or module state, and each exception is needed', () => {
  const found = breachesOfProduct();
  expect(
    found.filter((one) => !isAllowed(one)).map(({ file, line, what }) => `${file}:${String(line)} ${what}`),
  ).toEqual([]);
  expect(needlessExceptions(found)).toEqual([]);
});

const [PRIVATE, DEEP, CAST] = [
  'reads a private field',
  'imports internals of a package',
  'casts to members that the type does not have',
];
const [FLAG, STATE] = ['sets a V8 flag', 'keeps mutable state in a module'];
const code = 'src/server/http/a.ts';

test.each([
  [code, 'res._header = head;', PRIVATE],
  [code, 'const handle = socket._handle;', PRIVATE],
  [code, "read(socket['_handle']);", PRIVATE],
  [code, 'const { _handle } = socket;', PRIVATE],
  [code, "process.binding('fs');", PRIVATE],
  [code, 'Object.getOwnPropertySymbols(socket);', PRIVATE],
  [code, 'options.emscriptenOpts.preRun = [];', PRIVATE],
  [code, "import parser from 'pg/lib/connection.js';", DEEP],
  [code, "export * from 'pg-boss/dist/plans.js';", DEEP],
  [code, "const plans = await import('fastify/lib/server.js');", DEEP],
  [code, "require('pdfkit/js/pdfkit.js');", DEEP],
  [code, "import x from '../../node_modules/pg/lib/client.js';", DEEP],
  [code, '(client as unknown as WithConnection).connection.end();', CAST],
  [code, "export {}; declare module 'pg' { interface Client { connection: object } }", CAST],
  [code, "import { setFlagsFromString } from 'node:v8';", FLAG],
  [code, "fork(file, { execArgv: ['--expose_gc'] });", FLAG],
  [code, 'globalThis.gc?.();', FLAG],
  ['scripts/start.mjs', "run(['--max-semi-space-size=4']);", FLAG],
  ['deploy/Dockerfile', 'ENV NODE_OPTIONS=--max-old-space-size=400', FLAG],
  ['deploy/a.service', 'Environment="NODE_OPTIONS=--no-allocation-site-pretenuring"', FLAG],
  ['package.json', '  "start": "node --heap-growing-percent=100 main.ts"', FLAG],
  [code, 'let count = 0;', STATE],
  [code, 'export let count = 0;', STATE],
  ['src/web/ui/a.tsx', 'const seen = new Set<string>();\nexport const see = (x: string) => seen.add(x);', STATE],
  [code, 'const kept = new Map(); export function keep(a) { kept.set(a, 1); }', STATE],
  [code, 'const owned = new WeakMap(); export const own = (a) => { owned.delete(a); };', STATE],
  [code, 'const list: string[] = []; export const add = () => list.push(1);', STATE],
  [code, 'const state = { n: 0 }; export const next = () => ++state.n;', STATE],
  [code, 'const state: S = { n: 0 }; export const reset = () => { state.n = 0; };', STATE],
  [code, 'const by = {} as Record<string, number>; export const put = (k) => { by[k] = 1; };', STATE],
  [code, 'const by = { en: new Map() }; export const put = (l) => by[l].set(1, 2);', STATE],
  [code, 'const by = {}; export const forget = (k) => { delete by[k]; };', STATE],
  [code, 'const all = {}; export const merge = (x) => Object.assign(all, x);', STATE],
])('in %s, the rules reject %j', (file, line, what) => {
  const text = file.startsWith('src/') ? `const a = 1;\n${line}\n` : `\n${line}\n`;
  expect(runtimeBreaches(file, text)).toContainEqual({ file, line: 2, what });
});

test.each([
  "import { build } from 'vite';\nimport { sql } from 'kysely/migration';\nimport s from 'zod/mini';",
  'const NAMES = new Set([1]);\nexport const has = (x: number) => NAMES.has(x);',
  'const table: number[] = [];\nfor (let n = 0; n < 9; n++) table.push(n);',
  'const list = [1];\nexport function own(list: number[]) { list.push(2); }',
  'const list = [1];\nexport function own() { const list = []; list.push(2); }',
  'export function open() { let n = 0; const seen = new Map(); return () => seen.set(++n, 1); }',
  'const schema = z._default(z.string(), "x");\nconst { sample: _sample } = brand;',
  '// --expose-gc and res._header are described here\nexport const a = x as string;',
])('the rules accept %j', (text) => {
  expect(runtimeBreaches(code, text)).toEqual([]);
});
