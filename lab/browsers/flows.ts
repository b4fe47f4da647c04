import fs from 'node:fs';
import path from 'node:path';
import { creditApplication as en } from '../../src/copy/en/credit-application.ts';
import { creditApplication as es } from '../../src/copy/es/credit-application.ts';
import { chat as chatEn } from '../../src/copy/en/chat.ts';
import { chat as chatEs } from '../../src/copy/es/chat.ts';
import { statusPage } from '../../src/copy/en/status-page.ts';
import { dealForm } from '../../src/copy/portal/deal-form.ts';
import { desk } from '../../src/copy/portal/decision-desk.ts';
import { decisionWords } from '../../src/copy/portal/decisions.ts';
import { typedApplication } from '../../scripts/typed-application.ts';
import { STAFF } from '../../tests/e2e/staff.ts';
import { PASSWORD } from '../../tests/support/factories.ts';
import type { Tab } from './tab.ts';

/** The site under test. `apply` sends an application without a browser and returns the address of its status page. */
export type Site = {
  url: string;
  dealer: string;
  folder: string;
  apply: (businessName: string) => Promise<string>;
  /** Breaks every connection while it runs. */
  offline: (work: () => Promise<void>) => Promise<void>;
};
type Run = { tab: Tab; site: Site; width: number; name: string };

const PHONE = 390;
/** Some buttons end with the key that presses them. */
const button = (text: string): string => `//button[starts-with(normalize-space(), ${JSON.stringify(text)})]`;
const labeled = (label: string): string => `//*[@id=//label[normalize-space()=${JSON.stringify(label)}]/@for]`;
const named = (name: string): string => `[name="${name}"]`;

async function signIn({ tab, site }: Run, email: string, place: string): Promise<void> {
  await tab.goto(site.url + place);
  await tab.fill('input[type=email]', email);
  await tab.fill('input[type=password]', PASSWORD);
  await tab.click('main button[type=submit]');
}

/** What people do on the product, one after the other in one tab. */
export const flows: Record<string, (run: Run) => Promise<void>> = {
  'home with calculator': async ({ tab, site }) => {
    await tab.goto(site.url);
    await tab.shows('h1');
    await tab.fits();
    await tab.click('#calculator label:has([name="tier"][value="premium"])');
    const before = await tab.shows('#calculator [aria-live=polite]', '$');
    await tab.press('#calculator [name="value-slider"]', 'ArrowRight');
    await tab.shows('#calculator [aria-live=polite]', new RegExp(`^(?!${before.replace(/\W/g, '\\$&')}$)`));
  },

  'application to receipt': async ({ tab, site, width, name }) => {
    const [copy, place] = width === PHONE ? [es, '/es/credit-application'] : [en, '/credit-application'];
    await tab.goto(site.url + place);
    await tab.click(named('businessName'));
    await tab.shows('[data-island][data-ready]');
    await tab.fits();
    for (const [field, text] of Object.entries({ ...typedApplication, businessName: `Typed in ${name}` }))
      await tab.fill(named(field), text);
    await site.offline(async () => {
      await tab.click(button(copy.submit));
      await tab.shows('.toast');
    });
    await tab.click(button(copy.submit));
    await tab.shows('main', /AEF-\d{4}-\d{6}/);
    await tab.fits();
  },

  'status page with upload': async ({ tab, site, name }) => {
    const file = path.join(site.folder, 'quote.pdf');
    fs.writeFileSync(file, '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
    await tab.goto(await site.apply(`Status in ${name}`));
    await tab.shows('h1', statusPage.phases.documents.title({ missing: 4 }));
    await tab.fits();
    await tab.choose('.status-documents li:first-child input[multiple]', file);
    await tab.shows('.status-documents li:first-child .status-sent');
  },

  'dealer sign-in to new deal': async (run) => {
    const { tab, site, name } = run;
    await signIn(run, site.dealer, '/dealer/login');
    await tab.shows('h1', /^Good (morning|afternoon|evening), /);
    await tab.fits();
    await tab.goto(`${site.url}/dealer/deals/new`);
    await tab.fill('#dealName', `Deal in ${name}`);
    for (const [field, text] of Object.entries({
      customerName: 'Elena Sample',
      borrowerPhone: '4025550188',
      borrowerEmail: 'elena@example.com',
      equipmentDescription: 'Compact excavator',
      equipmentAmount: '90000',
    }))
      await tab.fill(`#${field}`, text);
    await tab.fits();
    await tab.click(button(dealForm.save));
    await tab.shows('main', `Deal in ${name}`);
  },

  'desk file to decision': async (run) => {
    const { tab, site, name } = run;
    await site.apply(`File in ${name}`);
    await signIn(run, STAFF, '/admin/applications');
    await tab.click(`//a[@data-application][contains(., "File in ${name}")]`);
    await tab.shows('h1', `File in ${name}`);
    await tab.fits();
    await tab.click(button(desk.decide));
    await tab.click(`//label[contains(., ${JSON.stringify(desk.dialog.outcomes.approved)})]`);
    await tab.fill(labeled(desk.dialog.amount), '84500');
    await tab.fill(labeled(desk.dialog.rate), '9.25');
    await tab.click(button(desk.dialog.next));
    await tab.shows('.decision-step', desk.notice.title);
    await tab.click(`//div[contains(@class, "decision-step")]//button[starts-with(normalize-space(), "Save")]`);
    await tab.shows('.decision', decisionWords.outcomes.approved);
    await tab.fits();
  },

  'chat in English': (run) => chatIn(run, 'en'),
  'chat in Spanish': (run) => chatIn(run, 'es'),
};

const asked = {
  en: {
    place: '/construction',
    question: 'Do you finance used equipment?',
    answer: /used/i,
    payment: 'payment on $85,000 with good credit',
    copy: chatEn,
  },
  es: {
    place: '/es/construccion',
    question: '¿Financian equipo usado?',
    answer: /usad/i,
    payment: 'pago de $85,000 con crédito bueno',
    copy: chatEs,
  },
};

/** Asks a question and a payment, changes its term in place, and finds the conversation again on the next page. */
async function chatIn({ tab, site, width }: Run, lang: keyof typeof asked): Promise<void> {
  const { place, question, answer, payment, copy } = asked[lang];
  const field = '[role=dialog] textarea';
  await tab.goto(site.url + place);
  await tab.click('.launcher');
  await tab.shows('[role=dialog] h2', copy.title);
  await tab.fill(field, question);
  await tab.press(field, 'Enter');
  await tab.shows('.chat-answer:not(:first-child)', answer);
  await tab.fits();
  await tab.shows(`${field}:enabled`);
  await tab.fill(field, payment);
  await tab.press(field, 'Enter');
  await tab.shows('.chat-sheet', '$2,160.28');
  await tab.select(`//label[starts-with(normalize-space(), "${copy.sheet.term}:")]/select`, '36');
  await tab.shows('.chat-sheet', '$2,648.40');
  await tab.shows('.chat-sheet', copy.sheet.apply);
  await tab.fits();
  await tab.goto(site.url + place);
  // A panel that would cover the whole page opens only on request.
  if (width === PHONE) await tab.click('.launcher');
  await tab.shows('.chat-sheet', '$2,648.40');
  await tab.click('.chat-close');
  await tab.shows('.launcher');
}
