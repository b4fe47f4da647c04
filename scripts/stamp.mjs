import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const INSTALLED = path.join(ROOT, 'node_modules/.installed-stamp');
const BUILT = path.join(ROOT, 'dist/.built-stamp');
const BUILD_INPUTS = [
  'src/web',
  'src/copy',
  'src/contract',
  'src/finance',
  'scripts/build.ts',
  'scripts/page-fonts.ts',
  'package-lock.json',
];

/**
 * Whether node_modules contains the packages of the lockfile.
 * @param {boolean} dev also those for development. Without them nothing is written, so this works on a read-only disk
 */
export function isInstalled(dev = true) {
  if (read(INSTALLED) === installStamp()) return true;
  if (!dev) return matchesLockfile(dev);
  const byHand = matchesLockfile(dev);
  if (byHand) markInstalled();
  return byHand;
}
export const markInstalled = () => fs.writeFileSync(INSTALLED, installStamp());

/** dist/ was made from the sources as they are now. */
export const isBuilt = () => read(BUILT) === buildStamp();
/** @param {string} stamp what buildStamp() said before the build began: an edit made meanwhile builds again */
export const markBuilt = (stamp) => fs.writeFileSync(BUILT, stamp);

export function buildStamp() {
  const hash = createHash('sha256');
  const configs = fs.readdirSync(ROOT).filter((name) => name.startsWith('vite.config'));
  for (const input of [...BUILD_INPUTS, ...configs]) {
    for (const file of filesUnder(path.join(ROOT, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${path.relative(ROOT, file)}\0`)
        .update(fs.readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

// The platform is part of the stamp: a folder shared with a container holds the other platform's binaries.
function installStamp() {
  const lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform}-${process.arch}\0`).update(lock).digest('hex');
}

// npm writes its own list last, so one that agrees with the lockfile means an install that was finished.
function matchesLockfile(dev) {
  const list = read(path.join(ROOT, 'node_modules/.package-lock.json'));
  if (list === undefined) return false;
  const installed = JSON.parse(list).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' || installed[name]?.version === entry.version || mayBeAbsent(entry) || (!dev && entry.dev === true),
  );
}

const mayBeAbsent = ({ optional, os, cpu, libc }) =>
  optional === true && !(os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined);

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
