import fs from 'node:fs';
import path from 'node:path';
import { html, type Markup, raw } from '../src/server/lib/markup.ts';

type Person = { email: string; name: string; what: string; to: string };
export type DemoContent = {
  company: string;
  password: string;
  admin: Person;
  dealers: Person[];
  upload: string;
  spanish: string;
};
type Step = { title: string; text: string; act: Markup };

const drawing = (name: string): Markup =>
  raw(fs.readFileSync(path.resolve(import.meta.dirname, `../src/web/site/drawings/${name}.svg`), 'utf8'));
const link = (href: string, label: string, look = 'button-outline'): Markup =>
  html`<a class="button button-dense ${look}" href="${href}">${label}</a>`;
const enter = (person: Person, label: string, to = person.to, look = 'button-outline'): Markup =>
  html`<button type="button" class="button button-dense ${look}" data-email="${person.email}" data-to="${to}">
    ${label}
  </button>`;

/** The accounts of the demo, two customer links, and a tour of eight steps. */
export const demoPage = (content: DemoContent, style: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Demo of ${content.company}</title>
        ${raw(`<style>${style}</style>`)}
        <script type="module" src="/demo/sign-in.js"></script>
      </head>
      <body data-password="${content.password}">
        <main>
          <header class="demo-plate">
            <div>
              <span class="demo-chip">Sample data, deleted when you stop the demo</span>
              <h1>One lender, two dealers, thirty days of deals</h1>
              <p>All people and companies are fictional. Change anything: nothing leaves this machine.</p>
              <p class="demo-site">
                <a class="button button-white" href="/">Open the public site</a>
                <a class="button button-plate" href="/es">En español</a>
              </p>
            </div>
            <div class="demo-drawing" aria-hidden="true">${drawing('excavator')}</div>
          </header>
          <section aria-labelledby="people">
            <h2 id="people">Sign in as</h2>
            <ul class="panel demo-people">
              ${[content.admin, ...content.dealers].map(
                (person) =>
                  html`<li>
                    <div>
                      <h3>${person.name}</h3>
                      <p>${person.what}</p>
                      <p class="demo-email">${person.email}</p>
                    </div>
                    ${enter(person, 'Sign in', person.to, '')}
                  </li>`,
              )}
              <li>
                <div>
                  <h3>A dealer’s customer</h3>
                  <p>Sends the requested documents, without an account.</p>
                </div>
                ${link(content.upload, 'Open the upload link')}
              </li>
              <li>
                <div>
                  <h3>Julián Ortega (muestra)</h3>
                  <p>Has an invitation to apply in Spanish.</p>
                </div>
                ${link(content.spanish, 'Open the invitation')}
              </li>
            </ul>
            <p role="status" class="demo-said"></p>
          </section>
          <section aria-labelledby="tour">
            <h2 id="tour">What to try, in eight steps</h2>
            <ol class="panel demo-tour">
              ${stepsOf(content).map(
                ({ title, text, act }) =>
                  html`<li>
                    <div>
                      <h3>${title}</h3>
                      <p>${text}</p>
                    </div>
                    ${act}
                  </li>`,
              )}
            </ol>
          </section>
          <p class="demo-foot">
            Every email of the demo is in the <a href="/dev/mailbox">mailbox</a>. All three accounts have the password
            <code>${content.password}</code>.
          </p>
        </main>
      </body>
    </html>`.text;

function stepsOf({ admin, dealers: [dealer = admin], upload, spanish }: DemoContent): Step[] {
  return [
    {
      title: 'Know the payment',
      text: 'Move the slider on the home page. Payment, total and rate change together, and no email address is required.',
      act: link('/#calculator', 'Open the calculator'),
    },
    {
      title: 'Apply in Spanish',
      text: 'Enter 900-70-4821 as the SSN or ITIN. The receipt, the email and the signed copy are in Spanish.',
      act: link(spanish, 'Open the invitation'),
    },
    {
      title: 'Review it as the lender',
      text: 'The application is at the top of the list. Sensitive values are masked. Reveal one with a reason.',
      act: enter(admin, 'Sign in as the lender', '/admin/applications'),
    },
    {
      title: 'Make a deal from an application',
      text: 'Elena Ramos has completed her invitation. The deal form is prefilled, without her sensitive numbers.',
      act: enter(dealer, 'Sign in as Dana', '/dealer/send-application'),
    },
    {
      title: 'Send missing documents',
      text: 'One deal waits for bank statements. Open its link on a phone, send a photo or a PDF, and read the receipt.',
      act: link(upload, 'Open the upload link'),
    },
    {
      title: 'See the next step of each deal',
      text: 'Ten deals: one in each status, and a second funded one. Press J and K to move between them, Enter to open one.',
      act: enter(dealer, 'Sign in as Dana', '/dealer/dashboard?tab=active'),
    },
    {
      title: 'Follow a deal as the lender',
      text: 'Open any deal: its timeline, its documents, and who changed it. The documents are real files that you can download.',
      act: enter(admin, 'Sign in as the lender', '/admin/deals'),
    },
    {
      title: 'Verify the audit log',
      text: 'Every step so far is an entry of the audit log. The entries are chained, so a change would show. Verify the chain.',
      act: enter(admin, 'Open the audit log', '/admin/audit'),
    },
  ];
}
