import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensurePrograms, mayInstall } from './system-tools.ts';

/** Debian's headless build: the same engine, at half the cost per page. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the path of a working Chromium: the system's headless build, any other of the system, or a download. */
export function ensureChromium(): string {
  const found = findOnSystem([SHELL]) ?? installPackage() ?? findOnSystem(NAMES) ?? working(chromium.executablePath());
  if (found !== undefined) return found;
  console.error('Downloading Chromium for the browser tests ...');
  const downloaded = download();
  if (downloaded === undefined) throw new Error('The browser tests need Chromium. Install the package chromium.');
  return downloaded;
}

function findOnSystem(names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.filter((file) => fs.existsSync(file)).find((file) => working(file) !== undefined);
}

function download(): string | undefined {
  const cli = path.resolve(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'pipe', timeout: 180_000 });
  } catch {
    return undefined;
  }
  return working(chromium.executablePath());
}

function installPackage(): string | undefined {
  if (!mayInstall()) return undefined;
  try {
    ensurePrograms({ [SHELL]: SHELL });
  } catch (error) {
    console.error(`${SHELL} could not be installed: ${(error as Error).message.split('\n')[0] ?? ''}`);
    return undefined;
  }
  return findOnSystem([SHELL]);
}

/** Returns the file if it prints its version. A downloaded browser may lack system libraries. */
function working(file: string): string | undefined {
  try {
    execFileSync(file, ['--version'], { stdio: 'pipe', timeout: 20_000 });
    return file;
  } catch {
    return undefined;
  }
}
