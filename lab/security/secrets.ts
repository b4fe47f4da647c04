import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { projectFiles, ROOT } from '../../scripts/checks/project-files.ts';
import { installedVersion } from './installed.ts';
import type { Attacked, Suite } from './suite.ts';

const PICTURES = /\.(?:png|jpe?g|webp|ico|woff2?|pdf|gz|br|wasm|node)$/;
const MOST_BYTES = 1_000_000;
const MAX_BUFFER = 512 * 1024 * 1024;

// The profiler stores a mark per step and searches all of them at each step, which dominates after a few thousand
// texts.
secretLintProfiler.mark = () => undefined;

/** Returns the kinds of secrets in this text, without the secrets. */
async function secretsIn(name: string, content: string): Promise<string[]> {
  const source = { filePath: name, content, contentType: 'text' as const, ext: path.extname(name) };
  const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }];
  const { messages } = await lintSource({ source, options: { config: { rules } } });
  return messages.map(({ ruleId, loc }) => {
    const line = content.split('\n')[loc.start.line - 1] ?? '';
    return `${name}:${String(loc.start.line)} ${ruleId.replace('@secretlint/secretlint-rule-', '')} in ${line.trim().slice(0, 24)}…`;
  });
}

async function readAll(files: [name: string, read: () => string][]): Promise<Attacked> {
  const findings: string[] = [];
  for (const [name, read] of files) findings.push(...(await secretsIn(name, read())));
  return { cases: files.length, findings };
}

const checkout = (): [string, () => string][] =>
  projectFiles()
    .filter((name) => !PICTURES.test(name))
    .map((name) => [name, () => fs.readFileSync(path.join(ROOT, name), 'utf8')]);

/** Returns every text of every commit, or none without a git history. */
function history(): [string, () => string][] {
  const git = (args: string[], input = ''): Buffer =>
    execFileSync('git', args, { cwd: ROOT, maxBuffer: MAX_BUFFER, input, stdio: ['pipe', 'pipe', 'ignore'] });
  if (spawnSync('git', ['rev-parse', '--git-dir'], { cwd: ROOT }).status !== 0) return [];
  const listed = git(['rev-list', '--objects', '--all']).toString().split('\n');
  const names = new Map(listed.map((line): [string, string] => [line.slice(0, 40), line.slice(41)]));
  const sizes = git(
    ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'],
    [...names.keys()].join('\n'),
  );
  const wanted = sizes
    .toString()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(
      ([id = '', kind, size]) => kind === 'blob' && Number(size) < MOST_BYTES && !PICTURES.test(names.get(id) ?? ''),
    )
    .map(([id = '']) => id);
  return textsOf(git(['cat-file', '--batch'], wanted.join('\n'))).map(([id, text]) => [
    `${names.get(id) ?? ''}@${id.slice(0, 10)}`,
    () => text,
  ]);
}

/** The format of git cat-file: a line with id, type and size before each text, and a line feed after it. */
function textsOf(batch: Buffer): [id: string, text: string][] {
  const texts: [string, string][] = [];
  for (let at = 0; at < batch.length;) {
    const end = batch.indexOf('\n', at);
    const [id = '', , size] = batch.toString('utf8', at, end).split(' ');
    at = end + 1 + Number(size);
    texts.push([id, batch.toString('utf8', end + 1, at)]);
    at += 1;
  }
  return texts;
}

/** Assembled at run time, so that this file contains no secret. */
const planted = (): [string, () => string][] => [
  ['planted.env', () => `TOKEN=${['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')}\n`],
  ['planted.json', () => `{"url":"${['postgres://app:s3cretWord9', 'db.planted.example/x'].join('@')}"}`],
];

export const secrets: Suite = {
  name: 'secrets',
  what: 'every text of the checkout and of its git history',
  programs: {},
  tool: () => installedVersion('@secretlint/core'),
  control: () => readAll(planted()),
  plants: [/planted\.env:1 github/, /planted\.json:1 database-connection-string/],
  attack: () => readAll([...checkout(), ...history()]),
  accepted: [
    [
      /^(?:\S+\/)?(?:server-fault|check-up|config|environment|doctor|startup-banner)\.test\.ts\S* database-connection-string in /,
      'placeholder addresses with sample passwords that the tests search for in the output',
    ],
    [/^deploy\/install\S* database-connection-string in DATABASE_URL=postgres:/, 'the password is a shell variable'],
  ],
};

/** Searches the files that browsers receive. */
export const secretsInClient = (files: string[]): Promise<Attacked> =>
  readAll(files.map((file) => [path.basename(file), () => fs.readFileSync(file, 'utf8')]));
