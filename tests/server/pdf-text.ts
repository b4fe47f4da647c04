import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensurePrograms, PDF_TOOLS } from '../../scripts/system-tools.ts';

ensurePrograms(PDF_TOOLS);

/** Runs a Debian tool on a file and returns its standard output and error. */
export function askAbout(
  pdf: Buffer,
  tool: string,
  before: string[],
  after: string[] = [],
): { code: number; said: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pdf-'));
  try {
    const file = path.join(folder, 'copy.pdf');
    fs.writeFileSync(file, pdf, { mode: 0o600 });
    const { status, stdout, stderr } = spawnSync(tool, [...before, file, ...after], { encoding: 'utf8' });
    return { code: status ?? -1, said: stdout + stderr };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the visible text of the file, with single spaces. */
export const textOf = (pdf: Buffer): string =>
  askAbout(pdf, 'pdftotext', ['-enc', 'UTF-8', '-layout'], ['-']).said.replace(/\s+/g, ' ');

export function samplePkcs12(folder: string, password: string): string {
  const at = (name: string): string => path.join(folder, name);
  const run = (...args: string[]): unknown => execFileSync('openssl', args, { stdio: 'pipe' });
  run('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', at('key'), '-out', at('cert'), '-subj', '/CN=Sample');
  run(
    'pkcs12',
    '-export',
    '-inkey',
    at('key'),
    '-in',
    at('cert'),
    '-out',
    at('sample.p12'),
    '-passout',
    `pass:${password}`,
  );
  return at('sample.p12');
}
