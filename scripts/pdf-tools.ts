import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** What the tests of signed copies read files with, and Debian's packages that hold it. */
const TOOLS = {
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  qpdf: 'qpdf',
  openssl: 'openssl',
};

/** Installs what is missing with Debian's own packages. @throws Error that names what to install */
export function ensurePdfTools(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`The tests of signed copies need ${missing.join(' and ')}: please install it.`);
  console.error(`Installing ${missing.join(' and ')} for the tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { env, stdio: 'pipe' });
}

const missingPackages = (): string[] => [
  ...new Set(
    Object.entries(TOOLS)
      .filter(([tool]) => !isThere(tool))
      .map(([, name]) => name),
  ),
];

function isThere(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'pipe' });
    return true;
  } catch (error) {
    // Some of them say their version and end with a number of their own.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
