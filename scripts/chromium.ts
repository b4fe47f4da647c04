import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that starts: the system's, else the browser tool's download, else Debian's package. */
export function ensureChromium(): string {
  const found = findOnSystem() ?? working(chromium.executablePath());
  if (found !== undefined) return found;
  console.error('Installing Chromium for the browser tests ...');
  const installed = download() ?? installPackage();
  if (installed === undefined) throw new Error('The browser tests need Chromium: please install it.');
  return installed;
}

function findOnSystem(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  const files = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return files.filter((file) => fs.existsSync(file)).find((file) => working(file) !== undefined);
}

function download(): string | undefined {
  const cli = path.resolve(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'pipe', timeout: 180_000 });
  } catch {
    return undefined; // No way to its download: Debian's own package is next.
  }
  return working(chromium.executablePath());
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, stdio: 'pipe' });
  return findOnSystem();
}

/** A downloaded browser may lack libraries of the system: only one that says its version counts. */
function working(file: string): string | undefined {
  try {
    execFileSync(file, ['--version'], { stdio: 'pipe', timeout: 20_000 });
    return file;
  } catch {
    return undefined;
  }
}
