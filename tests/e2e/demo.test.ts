import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dealStatuses } from '#contract/deals.ts';
import { freePort } from '#tests/support/server-process.ts';
import { accessibilityFaults } from './browser.ts';
import { sharedSite } from './served-site.ts';

const site = sharedSite();
const ROOT = path.resolve(import.meta.dirname, '../..');

async function startDemo() {
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'scripts/demo.ts')], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => (said += part.toString()).includes('sign in') && resolve());
    child.on('exit', () => reject(new Error(`the demo ended: ${said}`)));
  });
  return {
    url,
    said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test('the demo opens on its own page, signs in with one click, and has deals of every status and readable documents', async () => {
  const demo = await startDemo();
  try {
    expect(demo.said).toContain(`${demo.url}/demo`);
    expect((await fetch(`${demo.url}/demo`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
    const { page, context, complaints } = await site.open('phone');
    await page.goto(`${demo.url}/demo`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.locator('.demo-tour > li').count()).toBe(8);
    for (const link of await page.locator('main a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      expect((await fetch(link)).status, link).toBe(200);
    await page.locator('[data-email="dealer@prairie.example"]').first().click();
    await page.locator('.deal-row').first().waitFor();
    const token = await page.evaluate(() => localStorage.getItem('dealerToken'));
    const headers = { authorization: `Bearer ${token ?? ''}` };
    const get = async <T>(address: string) => (await fetch(demo.url + address, { headers })).json() as Promise<T>;
    const { deals } = await get<{ deals: { id: string; status: string; dealName: string }[] }>('/api/dealer/deals');
    expect(new Set(deals.map((deal) => deal.status))).toEqual(new Set(dealStatuses));
    for (const { dealName } of deals) expect(dealName).toContain('(sample)');
    const { documents } = await get<{ documents: { id: string; fileName: string }[] }>(
      `/api/dealer/deals/${deals.find((deal) => deal.status === 'funded')?.id ?? ''}/documents`,
    );
    for (const [end, start] of [
      ['.pdf', '%PDF-'],
      ['.png', '\x89PNG'],
    ] as const) {
      const one = documents.find((document) => document.fileName.endsWith(end));
      const file = await fetch(`${demo.url}/api/dealer/documents/${one?.id ?? ''}/download`, { headers });
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${start}`));
    }
    expect(complaints).toEqual([]);
    await context.close();
  } finally {
    await demo.stop();
  }
});

test('a server outside the demo answers 404 for the demo pages', async () => {
  for (const address of ['/demo', '/demo/sign-in.js'])
    expect((await fetch(site.url(address))).status, address).toBe(404);
});
