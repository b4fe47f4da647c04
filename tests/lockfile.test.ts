import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(path.join(ROOT, name), 'utf8')) as Record<string, unknown>;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
type Entry = Record<string, unknown> & { version?: string; integrity?: string };

// Packages state their funding and license pages. npm downloads nothing from them.
const PROSE = new Set(['funding', 'license', 'deprecated']);

function addresses(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /:\/\/|^(git|github|file|link):/.test(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (PROSE.has(key) ? [] : addresses(inner, `${at} ${key}`)));
}

const folders = ['', 'lab/'];

test.each(folders)('%spackage-lock.json contains no download address', (folder) => {
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

test.each(folders)('%spackage.json requires exact versions', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read(`${folder}package.json`) as Record<
    string,
    object
  >;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !EXACT.test(String(version)))).toEqual([]);
});

test('a lockfile with an address is reported', () => {
  expect(addresses({ packages: { a: { resolved: 'https://packages.example/a.tgz' } } })).toHaveLength(1);
  expect(addresses({ packages: { a: { version: 'git+ssh://git@host.example/a.git' } } })).toHaveLength(1);
});
