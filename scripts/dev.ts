import { spawn } from 'node:child_process';

/** The server with reload: Vite watches the pages, Node restarts on a change of the server. */
const watched = ['src/server', 'src/contract', 'src/finance', 'src/copy'].flatMap((folder) => ['--watch-path', folder]);
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', ...watched, '--watch-preserve-output', 'src/server/main.ts', '--dev'],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
