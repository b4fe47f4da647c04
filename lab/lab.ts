import { spawnSync } from 'node:child_process';
import path from 'node:path';

type Command = { args?: string; summary: string; run: () => unknown };

const ROOT = path.resolve(import.meta.dirname, '..');

/** npm run lab -- COMMAND [arguments]: one module per command, which reads its own arguments from process.argv. */
const commands: Record<string, Command> = {
  bench: {
    args: '[CASE …] [--rounds=N] [--minutes=N] [--largest=N]',
    summary: 'measures speed and memory; without CASE it writes docs/reports/performance.md',
    run: () => import('./bench/run.ts'),
  },
  faults: {
    args: '[F1 …] [--engine=E] [--longer=N] [--dry]',
    summary: 'injects faults, checks the invariants, and writes docs/reports/reliability.md',
    run: () => import('./faults/run.ts'),
  },
  upgrade: {
    args: '[--from=FOLDER] [--engine=E]',
    summary: 'upgrades data of the first audited release and checks that everything is kept',
    run: () => import('./upgrade/run.ts'),
  },
  soak: {
    args: '[--minutes N] [--engine E]',
    summary: 'runs mixed load and judges memory, descriptors, p99 and growth',
    run: () => import('./soak/run.ts'),
  },
  security: {
    args: '[SUITE …]',
    summary: 'attacks new instances with scanners and writes docs/reports/security.md',
    run: () => import('./security/run.ts'),
  },
  mutants: {
    summary: 'mutates the money engine and lists mutants that no test notices',
    run: () => stryker(),
  },
  lighthouse: {
    args: '[PATH …]',
    summary: 'scores the public pages on a phone; without PATH it writes docs/reports/lighthouse.md',
    run: () => import('./pages/lighthouse.ts'),
  },
  html: {
    summary: "checks every page with html-validate and the W3C's checker (needs Java)",
    run: () => import('./pages/html.ts'),
  },
  browsers: {
    args: '[FLOW …]',
    summary: 'runs seven flows in WebKitGTK and Firefox',
    run: () => import('./browsers/run.ts'),
  },
  pictures: {
    args: 'SET [FOLDER]',
    summary: 'takes screenshots; SET is public (with the tours), portal (with the desk), readme or setup',
    run: () => import('./pages/pictures.ts'),
  },
  'compose-check': {
    summary: 'validates the Compose files with docker compose config (needs Docker Compose)',
    run: () => import('./compose-check.ts'),
  },
  'ceph-check': {
    summary: 'runs the file store adapter against Ceph (needs its programs)',
    run: () => import('./ceph/run.ts'),
  },
  'clamd-check': {
    summary: 'runs the scanner adapter against clamd (needs clamav-daemon)',
    run: () => import('./clamd-check.ts'),
  },
  'assistant-questions': {
    summary: "scores the built-in assistant's answers to the held-out questions",
    run: () => import('./assistant/questions.ts'),
  },
};

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await command.run();
else {
  if (name !== '') console.error(`Unknown command "${name}".`);
  console.error('Usage: npm run lab -- COMMAND [arguments]\n');
  const lines = Object.entries(commands).map(([key, { args, summary }]) => [[key, args].join(' ').trim(), summary]);
  for (const [usage = '', summary = ''] of lines) console.error(`  ${usage.padEnd(56)} ${summary}`);
  process.exitCode = 2;
}

function stryker(): void {
  const file = path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const config = path.join(import.meta.dirname, 'mutants/stryker.config.json');
  process.exitCode = spawnSync(process.execPath, [file, 'run', config], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
