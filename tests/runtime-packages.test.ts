import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedPackages, RUNTIME, runtimeFolders } from '../scripts/runtime-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const BUILDING = [
  'scripts/build.ts',
  'scripts/demo.ts',
  'vite.config.ts',
  'src/web/portal/main.tsx',
  'src/web/shell/boot.ts',
  'src/web/shell/render.tsx',
];

function fontsOfStyles(): string[] {
  const files = fs.globSync('src/web/**/*.css', { cwd: ROOT });
  const texts = files.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/@fontsource[\w-]*\/[\w-]+/g)].map(([name]) => name));
}

test('dependencies lists exactly the packages that running and building import', () => {
  const imported = new Set([...importedPackages([...RUNTIME, ...BUILDING]), ...fontsOfStyles()]);
  expect([...imported].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

test('the run-time set contains every package that the server imports, with its dependencies, and no build tool', () => {
  const folders = runtimeFolders();
  for (const name of importedPackages(RUNTIME)) expect(folders.includes(`node_modules/${name}`)).toBe(name !== 'vite');
  // Loaded by a file name, by another package, and as a peer dependency.
  for (const name of ['dejavu-fonts-ttf', 'pg-protocol', '@fastify/swagger'])
    expect(folders).toContain(`node_modules/${name}`);
  for (const name of ['react', 'react-dom', 'radix-ui', 'lucide-react', 'rolldown', '@resvg/resvg-js', 'typescript'])
    expect(folders).not.toContain(`node_modules/${name}`);
});
