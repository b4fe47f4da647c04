import fs from 'node:fs';
import path from 'node:path';
import { type OpenDb, openMemory, startMemory } from '#server/db/open.ts';
import { codeOf } from '#server/lib/error-for-log.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules/.cache');

/** Opens an empty database in memory. Creating one takes 5 s, so the first start keeps a copy for the later ones. */
export async function openEmptyDatabase(): Promise<OpenDb> {
  const copy = path.join(CACHE, `empty-database-${engineVersion()}.tar`);
  if (fs.existsSync(copy)) return openMemory(await startMemory(new Blob([fs.readFileSync(copy)])));
  const pglite = await startMemory();
  const files = await pglite.dumpDataDir('none');
  keep(copy, Buffer.from(await files.arrayBuffer()));
  return openMemory(pglite);
}

/** A checkout that cannot be written to starts without a copy. */
function keep(file: string, content: Buffer): void {
  const part = `${file}.${String(process.pid)}`;
  try {
    fs.mkdirSync(CACHE, { recursive: true });
    fs.writeFileSync(part, content);
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    if (!['EACCES', 'EROFS', 'ENOSPC'].includes(codeOf(error))) throw error;
  }
}

function engineVersion(): string {
  const file = path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
