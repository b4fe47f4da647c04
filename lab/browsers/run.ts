import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { activateStaff, STAFF } from '../../tests/e2e/staff.ts';
import { temporaryFolder } from '../../tests/e2e/browser.ts';
import { sampleApplication } from '../../tests/support/factories.ts';
import { addDealer, prepareFolder } from '../../tests/support/sample-dealership.ts';
import { freePort, startServerProcess } from '../../tests/support/server-process.ts';
import { startTcpProxy } from '../../tests/support/tcp-proxy.ts';
import { type OpenEngine, startFirefox, startWebKit } from './engines.ts';
import { flows, type Site } from './flows.ts';
import { openTab } from './tab.ts';

/** npm run lab -- browsers [FLOW …]: seven flows in WebKitGTK and Firefox, on a phone's width and a desktop's. */
const DEALER = 'dana@example.com';
const WIDTHS = [390, 1280];
const chosen = process.argv.slice(2);
ensurePrograms({
  Xvfb: 'xvfb',
  'matchbox-window-manager': 'matchbox-window-manager',
  WebKitWebDriver: 'webkit2gtk-driver',
  'firefox-esr': 'firefox-esr',
});

const dataDir = temporaryFolder();
await prepareFolder(dataDir, async (app) => void (await addDealer(app, DEALER)));
const port = await freePort();
const proxy = await startTcpProxy(port);
const url = `http://127.0.0.1:${String(proxy.port)}`;
const server = await startServerProcess({
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: url,
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: STAFF,
});
await activateStaff(server);

const site: Site = {
  url,
  dealer: DEALER,
  folder: dataDir,
  apply: async (businessName) => {
    const answer = await fetch(server.url + applicationPaths.en, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
      body: JSON.stringify(sampleApplication({ businessName })),
    });
    return ((await answer.json()) as { statusUrl: string }).statusUrl;
  },
  offline: async (work) => {
    proxy.limit(0);
    proxy.reset();
    try {
      await work();
    } finally {
      proxy.limit(undefined);
    }
  },
};

const engines = { WebKitGTK: startWebKit, Firefox: startFirefox };
let failed = 0;
try {
  for (const [engine, start] of Object.entries(engines))
    for (const width of WIDTHS) {
      const { open, close } = await start(width);
      for (const flow of Object.keys(flows)) failed += await run(flow, `${engine} ${String(width)}`, width, open);
      await close();
    }
} finally {
  await server.kill('SIGTERM');
  await proxy.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(failed === 0 ? 'Every flow passed.' : `${String(failed)} flows failed.`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one flow in a tab of its own. Returns the number of failures. */
async function run(flow: string, name: string, width: number, open: OpenEngine['open']): Promise<number> {
  const act = flows[flow];
  if (!act || (chosen.length > 0 && !chosen.some((word) => flow.includes(word)))) return 0;
  const tab = openTab(await open());
  try {
    await act({ tab, site, width, name });
    console.log(`${name} px, ${flow}: passed`);
    return 0;
  } catch (error) {
    const picture = path.join(os.tmpdir(), `${name} ${flow}.png`.replaceAll(' ', '-'));
    fs.writeFileSync(picture, await tab.picture());
    console.log(`${name} px, ${flow}: FAILED, see ${picture}`, error);
    return 1;
  } finally {
    await tab.close();
  }
}
