import { type Config, parseConfig, readEnvironment } from '#server/config.ts';

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
