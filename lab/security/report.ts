import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/stamp.mjs';
import type { Row } from './suite.ts';

/** What the daily tests prove, which the tools do not repeat. */
const DAILY: [what: string, where: string][] = [
  [
    'Who may call what: every route, every kind of caller, ended sessions, encoded addresses',
    'src/server/http/guards.test.ts',
  ],
  ['CSRF: every state-changing route, C1 to C9, foreign origins', 'src/server/http/csrf.test.ts'],
  ['Headers of every kind of answer, HSTS, cookies on https', 'src/server/http/security-headers.test.ts'],
  ['Policy of the pages, Trusted Types', 'src/server/http/pages.test.ts'],
  [
    'Odd texts in every field, address and header; any JSON at any state-changing route',
    'src/server/http/naughty-input.test.ts',
  ],
  ['Every call with something broken against the API description', 'tests/server/contract-fuzz.test.ts'],
  ['Raw addresses, odd methods, two lengths', 'src/server/http/raw-paths.test.ts'],
  ['Uploads: size, names, kinds, races, broken forms', 'src/server/features/documents/upload.test.ts'],
  ['No clear number in rows, logs, files or emails', 'tests/embedded/no-clear-numbers.test.ts'],
  ['Sign-in limits and delays that lock no owner out', 'src/server/features/auth/sign-in-limits.test.ts'],
];
const NOT_RUN: [what: string, why: string][] = [
  [
    'HTTP Observatory',
    '233 packages for one grade, among them a client that reports to others; the header tests hold what it grades',
  ],
  [
    'A validating proxy between browser and server',
    '214 packages; the contract fuzz holds every answer against the description itself',
  ],
  [
    'Known vulnerabilities of packages',
    'needs the internet: npm audit and npm audit signatures. Server dependency CVEs not checked',
  ],
];

const FOLDER = path.join(ROOT, 'docs/reports');
const ROWS = path.join(FOLDER, 'security.json');

/** Puts these rows in the place of the same suites' ones from before, and writes the report anew. */
export function keepRows(rows: Row[], order: string[]): void {
  const before = fs.existsSync(ROWS) ? (JSON.parse(fs.readFileSync(ROWS, 'utf8')) as Row[]) : [];
  const all = new Map([...before, ...rows].map((row) => [row.name, row]));
  const sorted = order.flatMap((name) => all.get(name) ?? []);
  fs.writeFileSync(ROWS, `${JSON.stringify(sorted, null, 2)}\n`);
  fs.writeFileSync(path.join(FOLDER, 'security.md'), report(sorted));
}

/** What was run, on what, and what it found. */
function report(rows: Row[]): string {
  const machine = `${String(os.cpus().length)} processors, Node ${process.versions.node}, shared with other work`;
  const known = rows.flatMap(({ name, accepted }) => [
    ...new Map(
      accepted.map(([finding, reason]) => [reason, `| ${name} | ${cell(finding)} | ${cell(reason)} |`]),
    ).values(),
  ]);
  const open = rows.flatMap(({ name, findings }) => findings.map((finding) => `- ${name}: ${cell(finding)}`));
  return `# What was attacked, and what was found

Made by \`npm run lab -- security\` on ${machine}; each suite's row is of its last run. Each tool first attacked a server with
planted holes; one that does not find them all has proved nothing, and fails.

| Suite | What is tried | Tool | Cases | Plants found | Findings | Known | Seconds | Commit | Day |
|---|---|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${[row.name, row.what, row.tool, row.cases, row.controls, row.findings.length, row.accepted.length, row.seconds, row.commit, row.day].join(' | ')} |`).join('\n')}

${open.length === 0 ? 'No finding is open.' : `## Open\n\n${open.join('\n')}`}

## Known, and why it stays

| Suite | Finding (one of each kind) | Why |
|---|---|---|
${known.join('\n')}

## Held by the daily tests

| What | Where |
|---|---|
${DAILY.map(([what, where]) => `| ${what} | \`${where}\` |`).join('\n')}

## Not run

| What | Why |
|---|---|
${NOT_RUN.map(([what, why]) => `| ${what} | ${why} |`).join('\n')}
`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 300);
