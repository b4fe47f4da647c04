import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/checks/project-files.ts';
import { runtimeFolders } from '../../scripts/runtime-packages.ts';

type Entry = { license?: string; version?: string; integrity?: string };
export type Licensed = { name: string; version: string; licence: string; dev: boolean; integrity?: string };

/** Licenses that a commercial product may include. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 AFL-2.1 Bitstream-Vera'.split(' '),
);
/** Additional licenses for development tools. */
const ALLOWED_IN_DEVELOPMENT = new Set([
  'BlueOak-1.0.0',
  'OFL-1.1',
  'MPL-2.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  'WTFPL',
  'CC BY-SA 4.0',
]);
/** Packages without a license in the usual field, with the license from their files. */
const SAID_ELSEWHERE: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  'prelude-ls': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
};

/** Lists every package of the product and of the lab with its license. All but the run-time set count as development. */
export function licences(): Licensed[] {
  const runtime = new Set(runtimeFolders());
  return [...licencesOf('package-lock.json', runtime), ...licencesOf('lab/package-lock.json', new Set())];
}

function licencesOf(lockfile: string, runtime: Set<string>): Licensed[] {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, lockfile), 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, { license, version = '', integrity = '' }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return { name, version, dev: !runtime.has(place), integrity, licence: SAID_ELSEWHERE[name] ?? license ?? 'none' };
    });
}

/** With OR one allowed license is enough. With AND each must be allowed. */
const isAllowed = ({ licence, dev }: Licensed): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => ALLOWED.has(one) || (dev && ALLOWED_IN_DEVELOPMENT.has(one))),
    );

export const licenceFaults = (all: Licensed[]): string[] =>
  all.filter((one) => !isAllowed(one)).map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
