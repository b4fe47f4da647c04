import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The first audited release. Existing installations may run it. */
export const RELEASE = 'c3e1206a5b4129192cac0c580ca378fe0d884d93';
const ROOT = path.resolve(import.meta.dirname, '../..');

type Checkout = { root: string; remove: () => void };

/** Checks out, installs and builds the released version. A given folder is used unchanged. */
export function checkOutRelease(folder: string | undefined): Checkout {
  if (folder !== undefined) return { root: path.resolve(folder), remove: () => undefined };
  const above = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const root = path.join(above, 'checkout');
  const run = (cwd: string, command: string, ...args: string[]): void =>
    void execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = (): void => {
    if (fs.existsSync(root)) run(ROOT, 'git', 'worktree', 'remove', '--force', root);
    fs.rmSync(above, { recursive: true, force: true });
  };
  try {
    run(ROOT, 'git', 'worktree', 'add', '--quiet', '--detach', root, RELEASE);
    run(root, 'npm', 'ci', '--ignore-scripts');
    run(root, 'npm', 'run', 'build');
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
