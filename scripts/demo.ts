import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig, readEnvironment } from '#server/config/environment.ts';
import { environmentVariables } from '#server/config/settings.ts';
import { refuseToStart, serve } from '../src/server/boot/serve.ts';
import type { DemoContent } from './demo-page.ts';
import { demoRoutes } from './demo-routes.ts';
import { writeBook } from './demo-book.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { toursOf } from './demo-tour.ts';
import { people } from './sample-people.ts';

/** npm run demo: runs the product on a temporary data folder with 90 days of samples, and prints the start page. */
const env = readEnvironment();
const ignored = Object.keys(environmentVariables).filter((name) => name !== 'PORT' && env[name]);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'equipment-finance-demo-'));
// A write that is still running may add a file during the removal, which the retries cover.
process.on('exit', () => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
const password = process.env['DEMO_PASSWORD'] ?? randomBytes(9).toString('base64url');

let content: DemoContent | undefined;

// The server handles signals once it listens. Until then there is nothing to finish.
let isServing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isServing) process.exit(0);
  });
// A closed terminal ends the demo too.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));

try {
  const config = parseConfig({ LOG_LEVEL: 'warn', PORT: env['PORT'], DATA_DIR: dataDir });
  await serve(config, {
    throwAway: await openEmptyDatabase(),
    pages: (server, app) => content && demoRoutes(server, app, content),
    before: async (app) => {
      const { files, counts } = await writeBook(app, password);
      content = { company: app.brand.company, password, tours: toursOf(files) };
      const others = Object.values(people).filter((one) => one.role !== 'admin');
      return [
        `  demo      start at ${config.publicUrl}/demo`,
        `            ${String(counts.applications)} applications and ${String(counts.deals)} deals of ${String(counts.businesses)} businesses; all data is deleted when you stop it (Ctrl+C)`,
        ...(ignored.length > 0 ? [`  settings  the demo uses only your PORT; ignored: ${ignored.join(', ')}`] : []),
        `  sign in   ${config.publicUrl}/dealer/login   ${people.admin.email}   ${password}`,
        `            all users have the same password: ${others.map((one) => one.email).join(', ')}`,
      ];
    },
  });
  isServing = true;
} catch (error) {
  refuseToStart(error);
}
