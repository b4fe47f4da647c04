import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { type Config, opsCommandOf, parseConfig, readEnvironment } from '../src/server/config/environment.ts';

/** Returns the settings for a command, without the production requirements of the server. */
export const commandConfig = (): Config => parseConfig({ ...readEnvironment(), NODE_ENV: 'development' });

/** Exits with 1 and a readable reason when the command fails. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Returns the error for wrong arguments, which names the command of this installation. */
export const usage = (command: string): Error => new Error(`Usage: ${opsCommandOf(readEnvironment())} ${command}`);

/** Returns the single argument. @throws Error with the usage */
export function oneFile(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw usage(command);
  return file;
}

export function sayTables({ tables, parts }: Pick<Manifest, 'tables' | 'parts'>): void {
  for (const table of tables) console.log(`${String(table.rows).padStart(9)}  ${table.name.replaceAll('"', '')}`);
  const files = parts.filter((part) => part.name.startsWith('files/'));
  console.log(`${String(files.length).padStart(9)}  stored files`);
}
