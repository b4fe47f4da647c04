import './panel.css';

/*
 * The panel of the demo's tours. No page of the product loads it: `npm run demo` adds it to the pages that it sends,
 * with the texts. Without imports, because a shared part would change how the site's own scripts are split.
 */
type Labels = Record<'tour' | 'step' | 'back' | 'next' | 'end' | 'close' | 'show' | 'hide', string>;
type Step = { title: string; text: string; address: string };
type Tour = { id: string; name: string; lang: string; labels: Labels; steps: Step[] };

/** The tour and the number of the step, such as "lender 2". Ends with the tab. */
const KEY = 'demo-tour';
const FOLDED = 'demo-tour-folded';
const PHONE = '(width < 768px)';
const DEMO = '/demo';

type Content = string | Node;
function element(name: string, attributes: Record<string, string>, ...content: Content[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function shownStep(): { tour: Tour; number: number } | undefined {
  const [id, number] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  const tours = JSON.parse(document.getElementById('demo-tours')?.textContent ?? '[]') as Tour[];
  const tour = tours.find((one) => one.id === id);
  return tour && { tour, number: Number(number) };
}

function showPanel({ tour, number }: { tour: Tour; number: number }): void {
  const { labels, steps, lang, name } = tour;
  const step = steps[number - 1];
  if (!step) return;
  const place = `${labels.step} ${String(number)}/${String(steps.length)}`;
  const toggle = element('button', { type: 'button', class: 'tour-toggle', 'aria-controls': 'tour-step' });
  const close = element('button', { type: 'button', class: 'tour-close', 'aria-label': labels.close });
  const link = (to: Step | undefined, label: string, look: string): HTMLElement[] =>
    to ? [element('a', { href: to.address, class: look, title: to.title }, label)] : [];
  const next = steps[number];
  const body = element(
    'div',
    { id: 'tour-step', class: 'tour-step' },
    element('h2', {}, step.title),
    element('p', {}, step.text),
    element(
      'nav',
      { 'aria-label': labels.tour },
      ...link(steps[number - 2], labels.back, 'tour-back'),
      ...(next ? link(next, labels.next, 'tour-next') : [element('a', { href: DEMO, class: 'tour-next' }, labels.end)]),
    ),
  );
  const head = element('div', { class: 'tour-head' }, toggle, close);
  const panel = element(
    'section',
    { class: 'tour-panel', lang, 'aria-label': `${labels.tour}: ${name}, ${place}` },
    head,
    body,
  );
  const fold = (isFolded: boolean): void => {
    body.hidden = isFolded;
    toggle.ariaExpanded = String(!isFolded);
    toggle.title = isFolded ? labels.show : labels.hide;
    toggle.textContent = isFolded ? `${place}: ${step.title}` : `${labels.tour}: ${name}, ${place}`;
    sessionStorage.setItem(FOLDED, String(isFolded));
  };
  const end = (): void => {
    sessionStorage.removeItem(KEY);
    panel.remove();
  };
  fold(matchMedia(PHONE).matches || sessionStorage.getItem(FOLDED) === 'true');
  toggle.addEventListener('click', () => fold(!body.hidden));
  close.addEventListener('click', end);
  panel.addEventListener('keydown', (event) => {
    // The keys of the desk do not act on the panel.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    fold(true);
    toggle.focus();
  });
  document.body.append(panel);
}

const shown = window.top === window && location.pathname !== DEMO ? shownStep() : undefined;
if (shown && !location.pathname.startsWith(`${DEMO}/step/`)) showPanel(shown);
