import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Programs that tests run, with their Debian packages. */
const PACKAGES = {
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  qpdf: 'qpdf',
  openssl: 'openssl',
  nginx: 'nginx-light',
};
type Tool = keyof typeof PACKAGES;

/** Tools that read and check signed copies. */
export const PDF_TOOLS: readonly Tool[] = ['pdftotext', 'pdfinfo', 'pdfsig', 'qpdf', 'openssl'];

/** Installs missing tools from Debian's packages. @throws Error that names the packages to install */
export function ensureTools(tools: readonly Tool[]): void {
  const missing = [...new Set(tools.filter((tool) => !isThere(tool)).map((tool) => PACKAGES[tool]))];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`The tests need ${missing.join(' and ')}. Install them first.`);
  console.error(`Installing ${missing.join(' and ')} for the tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { env, stdio: 'pipe' });
}

function isThere(tool: Tool): boolean {
  try {
    // Debian's default PATH for users lacks /usr/sbin.
    const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
    execFileSync(tool, ['--version'], { env, stdio: 'pipe' });
    return true;
  } catch (error) {
    // Some tools exit with a non-zero code when they print their version.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
