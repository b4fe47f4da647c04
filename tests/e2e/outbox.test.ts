import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxPaths } from '#contract/outbox.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { outbox as words } from '#copy/portal/outbox.ts';
import {
  activateDealer,
  DEALER,
  type Signed,
  submitOn,
  tellOn,
  uploadOn,
} from '#tests/support/salesforce-stand-in/dealer.ts';
import { serverSettings } from '#tests/support/salesforce-stand-in/org.ts';
import { type SalesforceStandIn, startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
let org: SalesforceStandIn;
let server: ServerProcess;
let browser: Browser;
let who: Signed;
let deal: string;

beforeAll(async () => {
  org = await startSalesforce();
  server = await startServerProcess({
    ...(serverSettings(org) as Record<string, string>),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: STAFF,
  });
  browser = await openBrowser();
  who = await activateDealer(server, org);
  ({ deal } = await tellOn(server, who));
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  await org.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const LOCKED = 'Another change to the same record is in progress in Salesforce.';
const DIFFERS = 'Salesforce stored a different file from the one that was sent.';

test('the outbox shows the reason of each lead and document, retries one, and loads again after an error', async () => {
  org.faults.plan('lock', /^PATCH/, { times: 999 });
  org.faults.plan('corrupted', /^POST .*ContentVersion/, { times: 999 });
  await submitOn(server, who);
  await uploadOn(server, who, deal, new Uint8Array(Buffer.from('%PDF-1.7\n')));
  const { page, context, complaints } = await openPage(browser, 'phone');
  await page.goto(`${server.url}/dealer/login`);
  await signInOn(page);
  await page.getByRole('button', { name: frame.menu }).click();
  await page.getByRole('link', { name: frame.outbox, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  const rowOf = (kind: string) => page.locator('.outbox-row', { has: page.getByText(kind, { exact: true }) }).first();
  const [lead, file] = [rowOf(words.kinds.lead), rowOf(words.kinds.document)];
  const refresh = () => page.getByRole('button', { name: words.refresh }).click();
  const shown = (row: typeof lead, reason: string) =>
    expect
      .poll(
        async () => {
          await refresh();
          return row.innerText({ timeout: 1000 }).catch(() => '');
        },
        { timeout: 240_000 },
      )
      .toContain(reason);
  await shown(lead, LOCKED);
  await shown(file, DIFFERS);
  expect(await file.innerText()).toContain('statement.pdf');
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.route('**/retry', (route) => route.fulfill({ status: 500, json: { error: 'Something broke.' } }));
  await file.getByRole('button').click();
  await page.locator('.toast', { hasText: words.notRetried }).getByText('Something broke.').waitFor();
  await page.unroute('**/retry');
  for (const row of [lead, file]) {
    await row.getByRole('button').click();
    await page.getByText(words.retried.title, { exact: true }).last().waitFor();
  }
  // The queue's own next attempt succeeds as well.
  org.faults.clear();
  await expect
    .poll(
      async () => {
        await refresh();
        return page.getByText(words.empty.title).isVisible();
      },
      { timeout: 240_000 },
    )
    .toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints.filter((line) => !line.includes('status of 500'))).toEqual([]);

  await page.route(`**${outboxPaths.list}`, (route) =>
    route.fulfill({ status: 500, json: { error: 'Something broke.' } }),
  );
  await page.reload();
  await page.getByText(words.failed).first().waitFor({ timeout: 240_000 });
  await page.unroute(`**${outboxPaths.list}`);
  await page.getByRole('button', { name: frame.retry }).click();
  await page.getByText(words.empty.title).waitFor();
  await page.goto(`${server.url}/admin/crm-queue`);
  await page.waitForURL('**/admin/outbox');
  await context.close();
});

test('a dealer reads that files move to the CRM, and cannot download the moved ones', async () => {
  const { page, context, complaints } = await openPage(browser, 'desktop');
  await page.goto(`${server.url}/dealer/deals/${deal}`);
  await signInOn(page, DEALER);
  await page.getByText(documentsSection.leave, { exact: true }).waitFor();
  const row = page.locator('.document-row').first();
  await row.getByText(documentsSection.synced, { exact: true }).waitFor();
  await row.getByText(documentsSection.inCrmOnly, { exact: true }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
