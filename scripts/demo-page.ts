import fs from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { html, type Markup, raw } from '#server/lib/markup.ts';
import { stepAddress, type Tour } from './demo-tour.ts';
import { people, type PersonName } from './sample-people.ts';

export type DemoContent = { company: string; password: string; tours: Tour[] };

const drawing = (name: string): Markup =>
  raw(fs.readFileSync(path.resolve(import.meta.dirname, `../src/web/site/drawings/${name}.svg`), 'utf8'));

/** What a user does first, and the screen that shows it. */
const roles: Record<PersonName, { role: string; what: string; to: string }> = {
  underwriter: { role: 'Underwriter', what: 'Works on files and records decisions.', to: '/admin' },
  sales: { role: 'Sales', what: 'Works on own files and asks for documents.', to: '/admin' },
  funder: { role: 'Funder', what: 'Sends contracts and records payouts.', to: '/admin/deals' },
  compliance: {
    role: 'Compliance officer',
    what: 'Reads the audit log and answers data requests.',
    to: '/admin/audit',
  },
  admin: { role: 'Administrator', what: 'Manages people and settings.', to: '/admin' },
  manager: {
    role: 'Manager at Prairie Equipment',
    what: 'Sells machines and invites colleagues.',
    to: '/dealer/dashboard',
  },
  dealer: { role: 'Dealer at Prairie Equipment', what: 'Sees the same deals.', to: '/dealer/dashboard' },
  kitchen: { role: 'Manager at Harbor Kitchen Supply', what: 'Sells kitchens and bakeries.', to: '/dealer/dashboard' },
};

/** Wraps a page of the demo. `body` attributes are read by demo-sign-in.mjs. */
function page(title: string, style: string, body: Markup, values: Record<string, string> = {}): string {
  const attributes = Object.entries(values).map(([name, value]) => html` data-${name}="${value}"`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
        <script type="module" src="/demo/sign-in.js"></script>
      </head>
      <body${attributes}>
        <main>${body}</main>
      </body>
    </html>`.text;
}

/** The tours, and one sign-in per role. */
export const demoPage = ({ company, password, tours }: DemoContent, style: string): string =>
  page(
    `Demo of ${company}`,
    style,
    html`
      <header class="demo-plate">
        <div>
          <span class="demo-chip">Sample data, deleted when you stop the demo</span>
          <h1>One lender, two dealers, 60 customers, 90 days</h1>
          <p>All people and companies are fictional. Change anything: nothing leaves this machine.</p>
          <p class="demo-site">
            <a class="button button-white" href="/">Open the public site</a>
            <a class="button button-plate" href="${stepAddress('customer-es', 1)}" lang="es">Recorrido en español</a>
          </p>
        </div>
        <div class="demo-drawing" aria-hidden="true">${drawing('excavator')}</div>
      </header>
      <section aria-labelledby="tours">
        <h2 id="tours">Five tours of five steps</h2>
        <p class="demo-lead">
          Each step takes a minute or two. The bar at the top shows what to do. After you scroll, the tab at the edge
          shows it again. Steps change the sample data: to repeat a tour, restart the demo.
        </p>
        <ul class="demo-tours">
          ${tours.map(tourCard)}
        </ul>
      </section>
      <section aria-labelledby="people">
        <h2 id="people">Sign in as</h2>
        <ul class="panel demo-people">
          ${(Object.keys(roles) as PersonName[]).map(personRow)}
        </ul>
        <p role="status" class="demo-said"></p>
      </section>
      <p class="demo-foot">
        Every email of the demo is in the <a href="/dev/mailbox">mailbox</a>. All accounts have the password
        <code>${password}</code>.
      </p>
    `,
    { password, start: 'yes' },
  );

const tourCard = ({ id, name, about, lang, labels, steps }: Tour): Markup =>
  html`<li class="panel demo-tour" lang="${lang}">
    <h3>${name}</h3>
    <p>${about}</p>
    <ol>
      ${steps.map(({ title }, i) => html`<li><a href="${stepAddress(id, i + 1)}">${title}</a></li>`)}
    </ol>
    <a class="button button-dense" href="${stepAddress(id, 1)}">${labels.tour}: ${name}</a>
  </li>`;

function personRow(name: PersonName): Markup {
  const { email, first, last } = people[name];
  const { role, what, to } = roles[name];
  return html`<li>
    <div>
      <h3>${first} ${last}, ${role}</h3>
      <p>${what} <span class="demo-email">${email}</span></p>
    </div>
    <button type="button" class="button button-dense button-outline" data-email="${email}" data-to="${to}">
      Sign in as ${first}
    </button>
  </li>`;
}

/** The page between two steps: its script signs in and opens the address of the step. */
export const stepPage = (
  { company, password }: DemoContent,
  style: string,
  step: { tour: string; number: number; to: string; email: string },
): string =>
  page(
    `Demo of ${company}`,
    style,
    html`<p role="status" class="demo-said">Opening the step.</p>
      <p><a href="/demo">All tours</a></p>`,
    { password, email: step.email, to: step.to, tour: `${step.tour} ${String(step.number)}` },
  );

/** A file of the project: Markdown as a document, other text as it is. */
export const sourcePage = (file: string, text: string, style: string): string =>
  page(
    file,
    style,
    html`${
        file.endsWith('.md')
          ? html`<p class="demo-file">${file}</p>
              <article class="panel demo-document" tabindex="0" aria-label="${file}">
                ${raw(markdown.parse(text, { async: false }))}
              </article>`
          : html`<h1 class="demo-file">${file}</h1>
              <pre class="panel demo-source" tabindex="0" aria-label="${file}">${text}</pre>`
      }
      <p class="demo-foot"><a href="/demo">All tours</a></p>`,
  );

/** Links stay text, because the demo does not send the files that they lead to. */
const markdown = new Marked({
  renderer: {
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
  },
});
