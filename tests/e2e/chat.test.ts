import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { newConversation } from '#server/features/assistant/conversation.ts';
import { composeAnswer } from '#server/features/assistant/compose-answer.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const languages = {
  en: {
    path: '/',
    other: '/itin',
    title: 'Financing Assistant',
    status: 'Online',
    welcome: 'I am an AI assistant, not a person',
    suggestions: [/equipment can I finance/, /interest rates/, /construction equipment/, /tax benefits/],
    note: 'Powered by AI',
    startFailed: 'Error\nFailed to start chat. Please try again.',
    sendFailed: 'Error\nFailed to send message. Please try again.',
    brokenOff: 'The answer broke off here.',
    noAnswer: 'No answer came.',
    sending: 'Sending your question',
    answering: 'The assistant is answering',
  },
  es: {
    path: '/es',
    other: '/es/itin',
    title: 'Asistente de Financiamiento',
    status: 'En línea',
    welcome: 'soy un asistente de IA, no una persona',
    suggestions: [/equipos puedo financiar/, /tasas de interés/, /equipo de construcción/, /beneficios fiscales/],
    note: 'Respuestas generadas con IA',
    startFailed: 'Error\nNo se pudo iniciar el chat. Por favor intenta de nuevo.',
    sendFailed: 'Error\nNo se pudo enviar el mensaje. Por favor intenta de nuevo.',
    brokenOff: 'La respuesta se interrumpió aquí.',
    noAnswer: 'No llegó ninguna respuesta.',
    sending: 'Enviando su pregunta',
    answering: 'El asistente está respondiendo',
  },
} as const;
type Language = keyof typeof languages;
const crossed: [Language, Device][] = [
  ['en', 'desktop'],
  ['es', 'phone'],
];
const everywhere: [Language, Device][] = [...crossed, ['en', 'phone']];

const launcher = (page: Page) => page.locator('.launcher');
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const send = (page: Page) => panel(page).locator('button[type=submit]');
const questions = (page: Page) => panel(page).locator('.chat-question');
const answers = (page: Page) => panel(page).locator('.chat-answer:not(:first-child)');
const toast = (page: Page) => page.locator('.toast[data-state=open]');

const events = (...pieces: string[]): string =>
  pieces.map((content) => `data: ${JSON.stringify({ content })}\n\n`).join('') + 'data: [DONE]\n\n';
const stream = (body: string) => ({ status: 200, contentType: 'text/event-stream', body });

type Fakes = { session?: (route: Route) => Promise<void>; message?: (route: Route) => Promise<void> };
/** Replaces the server's chat answers and returns the received requests. */
async function fake(page: Page, { session, message }: Fakes = {}): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('**/api/chat/*', async (route) => {
    const request = route.request();
    sent.push(request);
    if (request.url().endsWith('/session')) await (session ?? ((r) => r.fulfill({ json: { id: 'sample' } })))(route);
    else await (message ?? ((r) => r.fulfill(stream(events('From ', '$10,000.\nSee ', '/itin, please.')))))(route);
  });
  return sent;
}

async function openChat(lang: Language, device: Device, fakes?: Fakes) {
  const opened = await open(device);
  const sent = await fake(opened.page, fakes);
  await opened.page.goto(url(languages[lang].path));
  await launcher(opened.page).click();
  await panel(opened.page).waitFor();
  return { ...opened, sent };
}
const asksFor = (sent: Request[], what: string): Request[] => sent.filter((one) => one.url().endsWith(`/chat/${what}`));

describe.each(everywhere)('chat panel, %s on a %s', (lang, device) => {
  const words = languages[lang];

  test('opens with a welcome, fills in suggestions, links to this site only, and never covers the next page of a phone', async () => {
    const body = events('<b>Both</b> 1/2:\n', `${words.other}, //evil.example/itin`, ' and /no-page.');
    const { page, context, complaints, sent } = await openChat(lang, device, {
      message: (route) => route.fulfill(stream(`: hello\n\ndata: {"content":\n\n${body}`)),
    });
    await panel(page).getByRole('heading', { name: words.title, exact: true }).waitFor();
    const text = await panel(page).innerText();
    for (const part of [words.status, words.welcome, words.note]) expect(text).toContain(part);
    const suggestions = panel(page).locator('.chat-suggestions button');
    expect(await suggestions.count()).toBe(4);
    for (const [at, about] of words.suggestions.entries()) expect(await suggestions.nth(at).innerText()).toMatch(about);
    expect(await launcher(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    const wide = device === 'phone' ? { x: 0, y: 0, width: 390, height: 844 } : { width: 420, height: 600 };
    await expect.poll(() => panel(page).boundingBox()).toMatchObject(wide);
    expect(await accessibilityFaults(page)).toEqual([]);

    await suggestions.nth(1).click();
    expect(await field(page).inputValue()).toMatch(words.suggestions[1]);
    await expect.poll(() => asksFor(sent, 'session').length).toBe(1);
    expect(asksFor(sent, 'message')).toEqual([]);
    expect(asksFor(sent, 'session')[0]?.postDataJSON()).toEqual({
      visitorId: await page.evaluate(() => localStorage.getItem('AEF:visitor')),
      language: lang,
      industry: 'construction',
    });
    expect(asksFor(sent, 'session')[0]?.headers()['x-csrf-token']).toMatch(/./);

    await field(page).fill('  How much?  ');
    await field(page).press('Enter');
    await answers(page).getByText('no-page').waitFor();
    expect(await questions(page).evaluateAll((all_) => all_.map((one) => one.lastChild?.textContent))).toEqual([
      'How much?',
    ]);
    const answered = `<b>Both</b> 1/2:\n${words.other}, //evil.example/itin and /no-page.`;
    expect(await answers(page).innerText()).toContain(answered);
    const links = answers(page).locator('a');
    expect(await links.evaluateAll((all_) => all_.map((a) => a.getAttribute('href')))).toEqual([words.other]);
    expect(await panel(page).locator('.chat-suggestions').count()).toBe(0);
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(() => field(page).isEnabled()).toBe(true);
    const [message] = asksFor(sent, 'message');
    expect(message?.postDataJSON()).toEqual({ sessionId: 'sample', content: 'How much?' });
    expect(message?.headers()['x-csrf-token']).toMatch(/./);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.goto(url(words.other), { waitUntil: 'networkidle' });
    if (device === 'phone') {
      expect(await panel(page).count()).toBe(0);
      await launcher(page).click();
    }
    await panel(page).waitFor();
    expect(await questions(page).count()).toBe(1);
    expect(await answers(page).innerText()).toContain(answered);
    if (device === 'desktop') expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await field(page).fill('And now?');
    await field(page).press('Enter');
    await expect.poll(() => asksFor(sent, 'message').length).toBe(2);
    await expect.poll(() => field(page).isEnabled()).toBe(true);
    await panel(page).locator('.chat-close').click();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('launcher');
    await page.goto(url(words.path), { waitUntil: 'networkidle' });
    expect(await panel(page).count()).toBe(0);
    await launcher(page).click();
    await questions(page).nth(1).waitFor();
    expect(asksFor(sent, 'session')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(everywhere)('a payment sheet in the panel, %s on a %s', (lang, device) => {
  /** The answer of the assistant to the last of these messages. */
  const answerTo = (messages: string[]): string => {
    let [state, text] = [newConversation(lang), ''];
    for (const message of messages) {
      const turn = composeAnswer(sampleBrand, new Date('2026-11-21T15:00:00Z'), state, message);
      [state, text] = [turn.state, turn.answer.text];
    }
    return text;
  };

  test('a changed term brings its payment in place, and the application receives the terms', async () => {
    const asked: string[] = [];
    const { page, context, complaints } = await openChat(lang, device, {
      message: (route) => {
        const { content } = route.request().postDataJSON() as { content: string };
        asked.push(content);
        return route.fulfill(stream(events(answerTo(asked))));
      },
    });
    await field(page).fill(lang === 'en' ? 'payment on $85,000 with good credit' : 'pago de $85,000 con crédito bueno');
    // The panel sends nothing until its session has started, and keeps the text.
    await expect.poll(async () => (await field(page).press('Enter'), questions(page).count())).toBe(1);
    const sheet = panel(page).locator('.chat-sheet');
    await sheet.getByText('$2,160.28').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.locator('select').nth(1).selectOption('36');
    await sheet.getByText('$2,648.40').waitFor();
    expect(await sheet.locator('select').nth(1).inputValue()).toBe('36');
    expect(asked).toHaveLength(2);
    expect(await questions(page).count()).toBe(1);
    expect(await sheet.locator('a.button').getAttribute('href')).toContain('?value=85000&term=36&tier=good&down=15');
    await panel(page).locator('.chat-people summary').click();
    const email = panel(page).locator('.chat-people a[href^="mailto:"]');
    expect(await email.getAttribute('href')).not.toContain('85');
    await panel(page).locator('.chat-people input').check();
    expect(await email.getAttribute('href')).toContain(encodeURIComponent('$85,000'));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

type Speaker = { receive: () => void; controller: ReadableStreamDefaultController<Uint8Array> };
type Spoken = { receive: () => Promise<void>; say: (text: string) => Promise<void>; breakOff: () => Promise<void> };

/** Answers chat messages inside the page, so that a test controls when each piece arrives. */
async function speakFromInside(page: Page): Promise<Spoken> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (input !== '/api/chat/message') return real(input, init);
      const body = new ReadableStream<Uint8Array>({ start: (controller) => Object.assign(window, { controller }) });
      const answer = new Response(body);
      return new Promise((resolve) => Object.assign(window, { receive: () => resolve(answer) }));
    };
  });
  return {
    receive: () => page.evaluate(() => (window as unknown as Speaker).receive()),
    say: (text) =>
      page.evaluate((said) => {
        const { receive, controller } = window as unknown as Speaker;
        receive();
        controller.enqueue(new TextEncoder().encode(said));
      }, text),
    breakOff: () =>
      page.evaluate(() => (window as unknown as Speaker).controller.error(new TypeError('network error'))),
  };
}

describe.each(crossed)('sending a chat message, %s on a %s', (lang, device) => {
  const words = languages[lang];
  const ask = async (page: Page): Promise<void> => {
    await field(page).fill('How much?');
    await field(page).press('Enter');
  };
  const expectToast = async (page: Page, text: string): Promise<void> => {
    await toast(page).waitFor();
    expect(await toast(page).innerText()).toBe(text);
    expect(await toast(page).getAttribute('class')).toContain('toast-bad');
    await toast(page).waitFor({ state: 'detached' });
  };

  test('shows a toast when the session, message or answer fails, and sends nothing without text or a session', async () => {
    const { page, context, complaints, sent } = await openChat(lang, device, { session: (route) => route.abort() });
    await expectToast(page, words.startFailed);
    expect(complaints.filter((one) => one.startsWith('error: Failed to start chat'))).toHaveLength(1);
    await panel(page).locator('.chat-not-started').waitFor();
    await ask(page);
    expect(await field(page).inputValue()).toBe('How much?');

    await page.unrouteAll();
    const later = await fake(page, { message: (route) => route.fulfill({ status: 503, body: 'busy' }) });
    await panel(page).locator('.chat-not-started button').click();
    await panel(page).locator('.chat-not-started').waitFor({ state: 'detached' });
    for (const empty of ['', '   ']) {
      await field(page).fill(empty);
      await field(page).press('Enter');
      await send(page).click();
    }
    expect(await questions(page).count()).toBe(0);
    expect(asksFor([...sent, ...later], 'message')).toEqual([]);
    expect(asksFor(later, 'session')).toHaveLength(1);

    await field(page).fill('How much?');
    await send(page).click();
    await expectToast(page, words.sendFailed);
    await answers(page).getByText(words.noAnswer).waitFor();
    expect(await field(page).isEnabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await answers(page).getByRole('button').click();
    expect(await field(page).inputValue()).toBe('How much?');

    const { say, breakOff } = await speakFromInside(page);
    await field(page).press('Enter');
    await questions(page).first().waitFor();
    await say('data: {"content":"From $10,000"}\n\n');
    await breakOff();
    await answers(page).getByText(words.brokenOff).waitFor();
    expect(await answers(page).last().innerText()).toContain('From $10,000');
    await expectToast(page, words.sendFailed);
    expect(await field(page).isEnabled()).toBe(true);
    await context.close();
  });

  test('disables the field and the button while an answer loads, and shows the answer piece by piece', async () => {
    const { page, context, complaints } = await openChat(lang, device);
    const { receive, say } = await speakFromInside(page);
    await field(page).fill('first line');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('second');
    expect(await questions(page).count()).toBe(0);
    await field(page).press('Enter');
    await questions(page).getByText('first line\nsecond').waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await field(page).isDisabled()).toBe(true);
    expect(await send(page).isDisabled()).toBe(true);
    expect(await send(page).locator('.chat-spinner').count()).toBe(1);
    await answers(page).getByText(words.sending).waitFor();
    expect(await answers(page).locator('.chat-spinner').count()).toBe(1);
    await receive();
    await answers(page).getByText(words.answering).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await say('data: {"content":"From ');
    await say('$10,000"}\n\nda');
    await answers(page).getByText('From $10,000', { exact: false }).waitFor();
    expect(await field(page).isDisabled()).toBe(true);
    await say('ta: {"content":" to $2,000,000"}\n\ndata: [DONE]\n\n');
    await answers(page).getByText('From $10,000 to $2,000,000', { exact: false }).waitFor();
    await expect.poll(() => field(page).isEnabled()).toBe(true);
    expect(await page.locator('.chat-spinner').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('the chat removes sensitive numbers from the bubble, the storage and the request', async () => {
  const { other } = languages.es;
  const typed = 'mi seguro social es 123 - 45 - 6789';
  const shown = 'mi seguro social es [número eliminado]';
  const digits = /123|6789/;
  const stored = (page: Page): Promise<string> =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const said = (page: Page) => questions(page).evaluateAll((all_) => all_.map((one) => one.lastChild?.textContent));
  const { page, context, complaints, sent } = await openChat('es', 'phone');
  const { say } = await speakFromInside(page);
  await field(page).fill(typed);
  expect(await stored(page)).not.toMatch(digits);
  await field(page).press('Enter');
  await questions(page).first().waitFor();
  expect(await said(page)).toEqual([shown]);
  expect(await stored(page)).toContain(shown);
  expect(await stored(page)).not.toMatch(digits);
  await say('data: {"content":"Removed."}\n\ndata: [DONE]\n\n');
  await expect.poll(() => field(page).isEnabled()).toBe(true);
  await page.goto(url(other), { waitUntil: 'networkidle' });
  await launcher(page).click();
  await questions(page).first().waitFor();
  expect(await said(page)).toEqual([shown]);
  expect(await stored(page)).not.toMatch(digits);
  await field(page).fill(typed);
  await field(page).press('Enter');
  await expect.poll(() => asksFor(sent, 'message').length).toBe(1);
  expect(asksFor(sent, 'message')[0]?.postDataJSON()).toEqual({ sessionId: 'sample', content: shown });
  await expect.poll(() => field(page).isEnabled()).toBe(true);
  await panel(page).locator('.chat-close').click();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the chat panel measures 380 x 600 px, 420 px on larger screens, and fills a phone', async () => {
  const { page, context } = await open('desktop', { reducedMotion: 'reduce' });
  await fake(page);
  await page.goto(url('/privacy'));
  for (const [width, height, box] of [
    [767, 900, { x: 767 - 24 - 380, y: 276, width: 380, height: 600 }],
    [480, 560, { x: 76, y: 24, width: 380, height: 512 }],
    [768, 900, { x: 768 - 24 - 420, y: 276, width: 420, height: 600 }],
    [479, 900, { x: 0, y: 0, width: 479, height: 900 }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await launcher(page).click();
    await expect.poll(() => panel(page).boundingBox(), { message: `${String(width)} px` }).toEqual(box);
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(width < 480);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  }
  await context.close();
});

test('the chat replaces an expired session and sends the message again', async () => {
  let sessions = 0;
  const { page, context, sent } = await openChat('en', 'desktop', {
    session: (route) => route.fulfill({ json: { id: `sample-${String(++sessions)}` } }),
    message: (route) =>
      (route.request().postDataJSON() as { sessionId: string }).sessionId === 'sample-1'
        ? route.fulfill({ status: 404, json: { message: 'gone' } })
        : route.fulfill(stream(events('Here.'))),
  });
  await expect.poll(() => asksFor(sent, 'session').length).toBe(1);
  await field(page).fill('Still there?');
  await expect.poll(async () => (await field(page).press('Enter'), questions(page).count())).toBe(1);
  await answers(page).getByText('Here.').waitFor();
  expect(await toast(page).count()).toBe(0);
  await context.close();
});

test('the chat panel opens, asks, keeps its focus order and closes with Escape by keyboard alone', async () => {
  const { page, context, complaints } = await open('desktop', { reducedMotion: 'reduce', colorScheme: 'dark' });
  await fake(page);
  await page.goto(url('/nothing'), { waitUntil: 'networkidle' });
  await launcher(page).focus();
  expect(await panel(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.chat-suggestions') !== null)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Enter');
  await answers(page).getByText('please', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  expect(await panel(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('launcher');
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  await context.close();
});
