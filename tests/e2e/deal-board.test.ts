import { expect, test } from 'vitest';
import type { DealStatus } from '#contract/deals.ts';
import { dealBoard } from '#copy/portal/deal-board.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { devices } from './devices.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';

const { openAs } = servedSite({
  staff: true,
  prepare: async (app) => {
    const dana = await addDealer(app, 'dana@example.com');
    await addDeal(app, dana, { dealName: 'Deck oven' }, [
      { to: 'submitted' },
      { to: 'in_review', stage: '20 - In Review' },
    ]);
    await addDeal(app, dana, { dealName: 'Compact excavator, used' }, [{ to: 'submitted' }]);
  },
});

test('arrows move along the cards, M moves one with a note, and the columns are updated', async () => {
  const { page, context, complaints } = await openAs('/admin/deals');
  await page.getByRole('link', { name: dealBoard.board, exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await column(dealWords.statuses.submitted).getByText('Compact excavator, used').waitFor();
  const widthOf = async (status: DealStatus) => (await column(dealWords.statuses[status]).boundingBox())?.width;
  expect(await widthOf('approved')).toBe(48);
  expect(await widthOf('submitted')).toBeGreaterThan(216);
  const more = page.getByText(dealBoard.moreColumns);
  await page.setViewportSize({ width: 800, height: 768 });
  await more.waitFor();
  const row = page.locator('.board');
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await more.waitFor({ state: 'detached' });
  await row.evaluate((element) => element.scrollTo({ left: 0 }));
  await more.waitFor();
  await page.setViewportSize(devices.desktop.viewport);
  await column(dealWords.statuses.submitted)
    .getByRole('heading', { name: dealWords.statuses.submitted, exact: true })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Deck oven');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('m');
  await expectSound(page);
  expect(await page.locator('.board-moves[open] li').allInnerTexts()).not.toContain(dealWords.statuses.approved);
  await page.keyboard.press('Escape');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const choose = async (): Promise<void> => {
    await page.keyboard.press('m');
    await page
      .locator('.board-moves[open]')
      .getByRole('button', { name: dealWords.statuses.info_requested })
      .press('Enter');
  };
  await choose();
  await page.getByRole('dialog').getByRole('textbox').press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('Compact excavator, used');
  await choose();
  // Selects the card again right after the first dialog closes.
  await page.getByRole('dialog').getByRole('textbox').press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('Compact excavator, used');
  await choose();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Information requested/ })
    .click();
  await page.getByText(staffDeals.move.why, { exact: false }).waitFor();
  await page.getByRole('dialog').getByRole('textbox').fill('Three bank statements, please');
  await page.keyboard.press('Enter');
  await column(dealWords.statuses.info_requested).getByText('Compact excavator, used').waitFor();
  await column(dealWords.statuses.submitted).getByText(dealBoard.none).waitFor();
  expect(await column(dealWords.statuses.info_requested).innerText()).toContain('1 deal, $76,050.50');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('Compact excavator, used');
  expect(complaints).toEqual([]);
  await context.close();
});
