import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { type Config, parseConfig, readEnvironment } from '../src/server/config/environment.ts';

/** The settings for a command: what must be safe before the server goes live need not be so for a backup. */
export const commandConfig = (): Config => parseConfig({ ...readEnvironment(), NODE_ENV: 'development' });

/** Ends with 1 and the reason in words where the command refuses. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** The one argument. @throws Error with the usage */
export function oneFile(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error(`Usage: ${usage}`);
  return file;
}

export function sayTables({ tables, parts }: Pick<Manifest, 'tables' | 'parts'>): void {
  for (const table of tables) console.log(`${String(table.rows).padStart(9)}  ${table.name.replaceAll('"', '')}`);
  const files = parts.filter((part) => part.name.startsWith('files/'));
  console.log(`${String(files.length).padStart(9)}  stored files`);
}
