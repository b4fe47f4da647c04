import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const BUILT = path.join(ROOT, 'dist/.built-stamp');
const BUILD_INPUTS = [
  'src/web',
  'src/copy',
  'src/contract',
  'src/finance',
  'scripts/build.ts',
  'scripts/page-fonts.ts',
  'scripts/share-pictures.ts',
  'src/server/http/share-pictures.ts',
  'package-lock.json',
];

/**
 * Compares the folder's node_modules with its lockfile. It writes nothing, for read-only disks. The list that npm
 * writes last matches the lockfile only after a complete install.
 * @param {string} folder with package-lock.json and node_modules
 * @param {boolean} dev whether development packages are required
 */
export function isInstalled(folder, dev) {
  const list = read(path.join(folder, 'node_modules/.package-lock.json'));
  if (list === undefined) return false;
  const installed = JSON.parse(list).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' || installed[name]?.version === entry.version || mayBeAbsent(entry) || (!dev && entry.dev === true),
  );
}

// A folder shared with a container may contain only the other platform's binaries. They count as missing.
const mayBeAbsent = ({ optional, os, cpu, libc }) =>
  optional === true && !(os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined);

/** Returns true when dist/ matches the current sources. */
export const isBuilt = () => read(BUILT) === buildStamp();
/**
 * Records the sources of a build.
 * @param {string} stamp of buildStamp() before the build began, so that an edit during the build causes another one
 */
export const markBuilt = (stamp) => fs.writeFileSync(BUILT, stamp);

export function buildStamp() {
  const hash = createHash('sha256');
  const configs = fs.readdirSync(ROOT).filter((name) => name.startsWith('vite.config'));
  for (const file of [...BUILD_INPUTS, ...configs].flatMap((input) => filesUnder(path.join(ROOT, input)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(start) {
  const stat = fs.statSync(start, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [start];
  const names = fs.readdirSync(start).sort();
  return names.flatMap((name) => filesUnder(path.join(start, name)));
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
