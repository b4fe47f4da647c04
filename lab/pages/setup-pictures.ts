import fs from 'node:fs';
import path from 'node:path';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { launchBrowser, openPage, temporaryFolder } from '../../tests/e2e/browser.ts';
import { activateStaff, signInOn, STAFF } from '../../tests/e2e/staff.ts';

/**
 * npm run lab -- pictures setup [FOLDER]: takes the pictures of docs/how-to/your-first-hour.md. With FOLDER, also on a phone.
 */
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../docs/pictures'));
const dataDir = temporaryFolder();
const shots = {
  setup: '/admin/settings/setup',
  'setup-rates': '/admin/settings/setup/pricing',
  doctor: '/admin/settings/doctor',
};
const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_EMAIL: STAFF });
const browser = await launchBrowser();
try {
  fs.mkdirSync(folder, { recursive: true });
  await activateStaff(server);
  for (const device of process.argv[2] === undefined ? (['desktop'] as const) : (['desktop', 'phone'] as const)) {
    const { page, context } = await openPage(browser, device);
    await page.goto(server.url + shots.setup);
    await signInOn(page);
    await page.locator('.setup-list').waitFor();
    for (const [name, address] of Object.entries(shots)) {
      await page.goto(server.url + address);
      await page.locator('.setup-list, .doctor-checks').first().waitFor();
      await page.waitForTimeout(500);
      const file = path.join(folder, device === 'desktop' ? `${name}.png` : `${name}-phone.png`);
      await page.screenshot({ path: file });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(`The pictures are in ${folder}`);
