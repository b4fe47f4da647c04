import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const INSTALL_MS = 600_000;

/** Programs that read and check signed copies, with their Debian packages. */
export const PDF_TOOLS = {
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  qpdf: 'qpdf',
  openssl: 'openssl',
};

/** Installs missing programs from their Debian packages. @throws Error that names the packages to install */
export function ensurePrograms(programs: Record<string, string>): void {
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => programs[program] ?? program))];
  const byHand = `please install ${packages.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
  if (!mayInstall()) throw new Error(`${missing.join(', ')} is not installed: ${byHand}.`);
  console.error(`Installing ${packages.join(', ')} ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'pipe',
    timeout: INSTALL_MS,
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  const still = missing.filter((program) => !isThere(program));
  if (still.length > 0) throw new Error(`${still.join(', ')} is missing in its package: ${byHand}.`);
}

/** Returns whether this user can install Debian packages. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && isThere('apt-get');

/** Debian's default PATH for users lacks /usr/sbin. */
const isThere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'].some((folder) =>
    fs.existsSync(path.join(folder, program)),
  );
