import { spawn } from 'node:child_process';

/** npm run dev: the server with reload. Vite watches the pages, Node restarts when the server changes. */
const watched = ['src/server', 'src/contract', 'src/finance', 'src/copy'].flatMap((folder) => ['--watch-path', folder]);
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', ...watched, '--watch-preserve-output', 'src/server/main.ts', '--dev'],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
