import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(path.join(ROOT, name), 'utf8')) as Record<string, unknown>;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
type Entry = Record<string, unknown> & { version?: string; integrity?: string };

// Funding and licence pages are words of the packages themselves; npm never loads anything from them.
const PROSE = new Set(['funding', 'license', 'deprecated']);

function addresses(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /:\/\/|^(git|github|file|link):/.test(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (PROSE.has(key) ? [] : addresses(inner, `${at} ${key}`)));
}

const folders = ['', 'lab/'];

test.each(folders)('%spackage-lock.json names no address to load a package from', (folder) => {
  const lock = read(`${folder}package-lock.json`);
  expect(addresses(lock)).toEqual([]);
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});

test.each(folders)('every package of %spackage-lock.json has an exact version and a checksum', (folder) => {
  const packages = Object.entries(read(`${folder}package-lock.json`)['packages'] as Record<string, Entry>);
  const loose = packages.filter(([name, entry]) => name !== '' && !EXACT.test(entry.version ?? ''));
  const unproved = packages.filter(([name, entry]) => name !== '' && !entry['inBundle'] && !entry.integrity);
  expect(loose.map(([name]) => name)).toEqual([]);
  expect(unproved.map(([name]) => name)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test.each(folders)('%spackage.json asks for exact versions', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read(`${folder}package.json`) as Record<
    string,
    object
  >;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !EXACT.test(String(version)))).toEqual([]);
});

test('a lockfile with an address is noticed', () => {
  expect(addresses({ packages: { a: { resolved: 'https://packages.example/a.tgz' } } })).toHaveLength(1);
  expect(addresses({ packages: { a: { version: 'git+ssh://git@host.example/a.git' } } })).toHaveLength(1);
});
