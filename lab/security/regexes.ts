import fs from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { projectFiles, ROOT } from '../../scripts/checks/project-files.ts';
import { installedVersion } from './installed.ts';
import type { Accepted, Attacked, Suite } from './suite.ts';

type Regex = { file: string; pattern: string; flags: string };
const LIMITS = { timeout: 20_000 };
const SILENT_MS = 60_000;

function regexesOf(file: string, code: string): Regex[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be read`);
  const found: Regex[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isRegex(node)) found.push({ file, ...node.regex });
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return found;
}
const isRegex = (node: object): node is { regex: { pattern: string; flags: string } } =>
  'type' in node && node.type === 'Literal' && 'regex' in node;

async function judge(regexes: Regex[]): Promise<Attacked> {
  const findings: string[] = [];
  for (const { file, pattern, flags } of regexes) {
    const said = await within(check(pattern, flags.replace(/[dv]/g, ''), LIMITS), `/${pattern}/${flags}`);
    if (said.status === 'vulnerable')
      findings.push(
        `${file} /${pattern}/${flags}: ${said.complexity.summary} at ${JSON.stringify(said.attack.pattern)}`,
      );
    else if (said.status === 'unknown') findings.push(`${file} /${pattern}/${flags}: no verdict (${said.error.kind})`);
  }
  return { cases: regexes.length, findings };
}

/** @throws Error when the engine does not answer in time */
async function within<T>(asked: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`recheck has no result for ${what}`)), SILENT_MS);
  });
  return Promise.race([asked, silent]).finally(() => clearTimeout(timer));
}

const ofProduct = (): Regex[] => {
  const files = projectFiles().filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const all = files.flatMap((file) => regexesOf(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
  return [...new Map(all.map((one) => [`${one.pattern}/${one.flags}`, one])).values()];
};

/** Slow only on texts longer than their callers allow. */
const CAPPED: Accepted[] = [
  [/^src\/server\/lib\/error-for-log\.ts /, "reads a line of the product's own stack, without outside input"],
  [
    /^src\/server\/features\/assistant\//,
    'questions are limited to 2,000 characters and answers by their tokens: 40 ms at worst',
  ],
  [/^src\/server\/features\/auth\/sessions\.ts /, 'browser names are limited to 300 characters'],
  [/^src\/web\/(?:shell|site)\//, "reads the product's own pages and drawings at build time"],
  [/^src\/web\/(?:islands|portal|ui)\//, 'runs in the browser of the user who typed the text'],
];

export const regexes: Suite = {
  name: 'regular expressions',
  what: 'every literal of the product: matching time grows linearly with the text',
  programs: {},
  tool: () => installedVersion('recheck'),
  control: () =>
    judge(
      regexesOf('planted.ts', 'export const isMail = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/; export const isA = /^(a+)+$/;'),
    ),
  plants: [/planted\.ts .*2nd degree polynomial/, /planted\.ts .*exponential/],
  attack: () => judge(ofProduct()),
  accepted: CAPPED,
};
