import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * npm run lab -- compose-check: validates the Compose files with `docker compose config`, which needs no daemon. COMPOSE
 * names another program, such as docker-compose 2.24 or newer. Debian 13 has it in the package docker-compose.
 */
const DEPLOY = path.resolve(import.meta.dirname, '../deploy');
const [program = 'docker', ...first] = (process.env['COMPOSE'] ?? 'docker compose').split(' ');
const values = {
  DOMAIN: 'apply.example.com',
  ADMIN_EMAIL: 'you@example.com',
  POSTGRES_PASSWORD: 'sample',
  SITE: 'apply.example.com',
  FILES_URL: 's3://bucket?region=us-east-1',
};
/** Each file, and the values that it must refuse to run without. */
const files = {
  'compose.yaml': ['DOMAIN', 'ADMIN_EMAIL', 'POSTGRES_PASSWORD'],
  'compose.two-nodes.yaml': ['SITE', 'FILES_URL', 'POSTGRES_PASSWORD'],
} as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-'));
let failures = 0;
try {
  fs.cpSync(DEPLOY, folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'env'), '');
  for (const [file, required] of Object.entries(files)) {
    judge(`${file} is valid`, config(file, values), 0);
    for (const name of required) {
      const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
      judge(`${file} is refused without ${name}`, config(file, rest), 1, name);
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

function config(file: string, env: Record<string, string>): { code: number | null; output: string } {
  const { PATH = '', HOME = folder } = process.env;
  const { status, stdout, stderr, error } = spawnSync(program, [...first, '-f', file, 'config', '--quiet'], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
  });
  if (error) throw new Error(`${program} could not be started: ${error.message}. Set COMPOSE to a program.`);
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

function judge(what: string, { code, output }: ReturnType<typeof config>, wanted: 0 | 1, word = ''): void {
  const isRight = (code === 0) === (wanted === 0) && output.includes(word);
  if (!isRight) failures += 1;
  console.log(`${isRight ? 'ok    ' : 'failed'} ${what}${isRight ? '' : `: ${output}`}`);
}
