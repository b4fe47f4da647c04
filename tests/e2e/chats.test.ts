import { expect, test } from 'vitest';
import { chatFile, chats, entries, unanswered } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { sampleChat } from '#tests/support/factories.ts';
import { accessibilityFaults } from './browser.ts';
import { sharedDesk } from './served-site.ts';
import { signInOn } from './staff.ts';

const { open, url } = sharedDesk();

/** Sends the questions in one visitor chat. */
async function visitorAsks(...questions: string[]): Promise<void> {
  const { csrfToken } = (await (await fetch(url('/api/csrf-token'))).json()) as { csrfToken: string };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) });
  const { id } = (await (await post('/api/chat/session', sampleChat)).json()) as { id: string };
  for (const content of questions) await (await post('/api/chat/message', { sessionId: id, content })).text();
}

test('staff reads the list of chats, one chat and the unanswered questions, on a desktop and a phone', async () => {
  const { page, context, complaints } = await open('desktop');
  const shown = async (width = 1440): Promise<void> => {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFaults(page), `${page.url()} at ${String(width)} px`).toEqual([]);
  };
  await page.goto(url('/dealer/login'));
  await signInOn(page);
  await page.getByRole('link', { name: frame.chats, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: chats.title }).waitFor();
  await shown();
  await visitorAsks('Do you finance used cranes?', 'Who won the world cup?', 'Am I approved? My SSN is 912-34-4821');
  await page.getByRole('button', { name: chats.refresh }).click();
  await page.getByText('Do you finance used cranes?').first().waitFor();
  await page.getByText(chats.notAnswered(1), { exact: true }).first().waitFor();
  await shown(390);
  await shown();
  await page.getByRole('link', { name: unanswered.tab }).click();
  await page.getByRole('link', { name: 'Who won the world cup?' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Do you finance used cranes?' }).waitFor();
  const said = page.getByRole('list', { name: chatFile.transcript });
  await said.getByText(chatFile.outcomes.refused).waitFor();
  expect(await said.innerText()).toMatch(/used cranes[^]*From the site[^]*Not answered[^]*\[number removed\]/);
  await shown();
  await shown(390);
  await page.goto(url('/admin/chats/unanswered'));
  await page.getByRole('link', { name: entries.write }).first().click();
  await page.getByRole('heading', { level: 1, name: entries.create }).waitFor();
  const questions = page.getByLabel(entries.enQuestions);
  expect(await questions.inputValue()).toBe('Who won the world cup?');
  await page.getByRole('button', { name: entries.save }).click();
  await expect.poll(() => questions.getAttribute('aria-invalid')).toBe('true');
  await shown(390);
  await shown();
  await questions.fill('Do you finance drones?\nSurvey drone loan\nDrone financing');
  await page.getByLabel(entries.enAnswer).fill('Call {phone}.');
  await page.getByLabel(entries.esQuestions).fill('¿Financian drones?\nPréstamo para un dron\nCrédito para dron');
  await page.getByLabel(entries.esAnswer).fill('Llame al {phone}.');
  await page.getByRole('button', { name: entries.save }).click();
  await page.getByText(entries.states.off, { exact: true }).waitFor();
  await shown();
  await page.getByRole('link', { name: entries.back }).click();
  await page.getByRole('link', { name: 'Do you finance drones?' }).waitFor();
  await shown(390);
  await shown();
  await page.goto(url('/admin/chats/unanswered'));
  await page.getByRole('link', { name: 'Who won the world cup?' }).first().click();
  await said.waitFor();
  const list = page.waitForResponse((one) => one.url().includes('/api/admin/chats?'));
  await page.getByRole('link', { name: chatFile.back }).click();
  await page.getByText('Do you finance used cranes?').first().waitFor();
  await (await list).finished();
  await page.goto(url('/admin/chats/00000000-0000-7000-8000-000000000000'));
  await page.getByRole('heading', { level: 1, name: chatFile.notFound.title }).waitFor();
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  await context.close();
});
