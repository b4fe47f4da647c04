import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What belongs to the project: every file that git tracks or would add. */
export function projectFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
}

export const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
