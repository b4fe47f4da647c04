import fs from 'node:fs';
import path from 'node:path';
import { AUDIT_MARK } from '#server/lib/audit-mark.ts';
import { FILE_STORE } from '#server/lib/file-store.ts';

const NAMED = [AUDIT_MARK, FILE_STORE];

/** Lists the stored files, including unfinished ones, without the named objects. */
export function storedFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'files');
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => !NAMED.some((named) => name.includes(named)))
    : [];
}
