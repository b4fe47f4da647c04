import fs from 'node:fs';
import path from 'node:path';
import { AUDIT_MARK } from '#server/core/audit-mark.ts';

/** Names in the folder of stored files, unfinished ones too; without the high-water mark of the audit log. */
export function storedFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'files');
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !name.includes(AUDIT_MARK)) : [];
}
