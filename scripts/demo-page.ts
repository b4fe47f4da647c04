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

/** Who can be tried, two ways in for customers, and eight things to try in an order that makes sense. */
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
              <span class="demo-chip">Sample data, thrown away when you stop it</span>
              <h1>One lender, two dealers, thirty days of deals</h1>
              <p>Everybody here is made up. Change whatever you like: nothing leaves this machine.</p>
              <p class="demo-site">
                <a class="button button-white" href="/">Open the public site</a>
                <a class="button button-plate" href="/es">En español</a>
              </p>
            </div>
            <div class="demo-drawing" aria-hidden="true">${drawing('excavator')}</div>
          </header>
          <section aria-labelledby="people">
            <h2 id="people">Come in as</h2>
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
                  <p>Sends the papers that were asked for, without an account.</p>
                </div>
                ${link(content.upload, 'Open the upload link')}
              </li>
              <li>
                <div>
                  <h3>Julián Ortega (muestra)</h3>
                  <p>Was invited to apply and reads Spanish.</p>
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
            Every mail that would have left is in the <a href="/dev/mailbox">mailbox</a>. All three sign-ins have the
            password <code>${content.password}</code>.
          </p>
        </main>
      </body>
    </html>`.text;

function stepsOf({ admin, dealers: [dealer = admin], upload, spanish }: DemoContent): Step[] {
  return [
    {
      title: 'Know the payment',
      text: 'Move the slider on the home page: payment, total and rate change together, and nobody asks for an e-mail.',
      act: link('/#calculator', 'Open the calculator'),
    },
    {
      title: 'Apply in Spanish',
      text: 'Use the number 900-70-4821 where an SSN or ITIN is asked for. The receipt, the mail and the signed copy are in Spanish.',
      act: link(spanish, 'Open the invitation'),
    },
    {
      title: 'Read it as the lender',
      text: 'The application stands on top of the list. Sensitive values are masked; reveal one, and give the reason.',
      act: enter(admin, 'Sign in as the lender', '/admin/applications'),
    },
    {
      title: 'Make a deal from an application',
      text: 'Elena Ramos has completed her invitation. The deal starts filled in, without her sensitive numbers.',
      act: enter(dealer, 'Sign in as Dana', '/dealer/send-application'),
    },
    {
      title: 'Send the papers that are missing',
      text: 'One deal waits for bank statements. Open its link on a phone, send a photo or a PDF, and read the receipt.',
      act: link(upload, 'Open the upload link'),
    },
    {
      title: 'See who moves next',
      text: 'Ten deals, one in each status and a second that was funded. Press J and K to walk along them, Enter to open one.',
      act: enter(dealer, 'Sign in as Dana', '/dealer/dashboard?tab=active'),
    },
    {
      title: 'Follow a deal as the lender',
      text: 'Open any deal: its timeline, its documents, who touched it and when. The documents are real files; download one.',
      act: enter(admin, 'Sign in as the lender', '/admin/deals'),
    },
    {
      title: 'Prove what happened',
      text: 'Each step so far is a line of the audit trail, chained so that a change would show. Check the chain.',
      act: enter(admin, 'Open the audit trail', '/admin/audit'),
    },
  ];
}
