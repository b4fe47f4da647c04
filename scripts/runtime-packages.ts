import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './stamp.mjs';

type Installed = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The entry points of the server and the ops commands. */
export const RUNTIME = ['src/server/main.ts', 'scripts/ops.ts'];
/** Imported with --dev only. */
const DEVELOPMENT = new Set(['vite']);

/** Nested packages, which have their own entry, and files that Node never loads from a package. */
const UNUSED = /(?:^|\/)node_modules(?:\/|$)|\.(?:map|[cm]?ts|flow)$/;

const IMPORTS = [
  /^(?:import|export)\b(?!\s+type\b)[^;'"]*?\bfrom\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /(?<!typeof )\bimport\(\s*'([^']+)'/g,
  /\bimport\.meta\.resolve\(\s*[`']([^`'$]+)/g,
  /\bnew URL\(\s*'(\.[^']+\.ts)'/g,
];

/** Returns the packages that these files import, directly or through other files of the project. */
export function importedPackages(entries: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !fs.existsSync(path.join(ROOT, file))) continue;
    seen.add(file);
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, name = ''] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const local = localFile(file, name);
      if (local !== undefined) waiting.push(local);
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return packages;
}

function localFile(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  if (name.startsWith('#tests/')) return name.slice(1);
  return name.startsWith('#') ? path.join('src', name.slice(1)) : undefined;
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the folders of the run-time packages and all their dependencies, such as node_modules/pg. */
export function runtimeFolders(): string[] {
  const list = fs.readFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(list) as { packages: Record<string, Installed> };
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const folder = lookUp(packages, from, name);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(folder, one);
  };
  for (const name of importedPackages(RUNTIME)) if (!DEVELOPMENT.has(name)) add('', name);
  return [...found].sort();
}

/** Resolves as Node does: the nearest node_modules on the way up. */
function lookUp(packages: Record<string, Installed>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === '') return undefined;
  }
}

/** Copies these packages and npm's list, which marks the install as complete, to a new node_modules. */
function copyTo(target: string): void {
  for (const folder of runtimeFolders())
    fs.cpSync(path.join(ROOT, folder), path.join(target, path.relative('node_modules', folder)), {
      recursive: true,
      filter: (source) => !UNUSED.test(path.relative(path.join(ROOT, folder), source)),
    });
  fs.copyFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), path.join(target, '.package-lock.json'));
}

/** node scripts/runtime-packages.ts FOLDER copies them for the container image. */
if (import.meta.main) {
  const [, , target] = process.argv;
  if (target === undefined) throw new Error('Usage: node scripts/runtime-packages.ts FOLDER');
  copyTo(path.resolve(target));
}
