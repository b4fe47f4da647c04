import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/checks/project-files.ts';

const FOLDERS = ['lab/node_modules', 'node_modules'].map((folder) => path.join(ROOT, folder));

/** Returns name and version of a package of the lab or else of the product. */
export const installedVersion = (name: string): Promise<string> => {
  const files = FOLDERS.map((folder) => path.join(folder, name, 'package.json'));
  const file = files.find((one) => fs.existsSync(one)) ?? '';
  return Promise.resolve(`${name} ${(JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version}`);
};
