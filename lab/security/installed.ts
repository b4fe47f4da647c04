import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/checks/project-files.ts';

/** Name and version of a package as it is installed. */
export const installedVersion = (name: string): Promise<string> => {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return Promise.resolve(`${name} ${(JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version}`);
};
