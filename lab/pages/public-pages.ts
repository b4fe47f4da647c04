import fs from 'node:fs';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { temporaryFolder } from '../../tests/e2e/browser.ts';

/** Starts the server on a temporary folder, passes the paths of its sitemap to `work`, and cleans up. */
export async function withPublicPages(work: (server: ServerProcess, paths: string[]) => Promise<void>): Promise<void> {
  const dataDir = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, AS_OPERATED);
  try {
    const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
    await work(
      server,
      [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname),
    );
  } finally {
    await server.kill('SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
