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
/** The step that is folded. The next step unfolds. */
const FOLDED = 'demo-tour-folded';
const DEMO = '/demo';

type Content = string | Node;
function element(name: string, attributes: Record<string, string>, ...content: Content[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** The step that the page had when the visitor left it, if Back or Forward returned to the page. */
function stepOfReturn(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const state = history.state as Record<string, unknown> | null;
  return navigation?.type === 'back_forward' && typeof state?.[KEY] === 'string' ? state[KEY] : undefined;
}

function shownStep(): { tour: Tour; number: number } | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  const [id, number] = (stepOfReturn() ?? kept).split(' ');
  const tours = JSON.parse(document.getElementById('demo-tours')?.textContent ?? '[]') as Tour[];
  const tour = tours.find((one) => one.id === id);
  return tour && { tour, number: Number(number) };
}

function showPanel({ tour, number }: { tour: Tour; number: number }): void {
  const { id, labels, steps, lang, name } = tour;
  const key = `${id} ${String(number)}`;
  const step = steps[number - 1];
  if (!step) return;
  const keep = (): void => {
    sessionStorage.setItem(KEY, key);
    history.replaceState({ ...(history.state as object | null), [KEY]: key }, '');
  };
  keep();
  const place = `${labels.step} ${String(number)}/${String(steps.length)}`;
  const toggle = element('button', { type: 'button', class: 'tour-toggle', 'aria-controls': 'tour-step' });
  const close = element('button', { type: 'button', class: 'tour-close', 'aria-label': labels.close });
  const link = (to: Step | undefined, label: string, look: string): HTMLElement[] =>
    to ? [element('a', { href: to.address, class: look, title: to.title }, label)] : [];
  const next = steps[number];
  const links = element(
    'nav',
    { 'aria-label': labels.tour },
    ...link(steps[number - 2], labels.back, 'tour-back'),
    ...(next ? link(next, labels.next, 'tour-next') : [element('a', { href: DEMO, class: 'tour-next' }, labels.end)]),
  );
  const body = element(
    'div',
    { id: 'tour-step', class: 'tour-step' },
    element('h2', {}, step.title),
    element('p', {}, step.text),
    links,
  );
  const pill = element('button', { type: 'button', class: 'tour-pill', title: labels.show }, place);
  const panel = element(
    'section',
    { class: 'tour-panel', lang, 'aria-label': `${labels.tour}: ${name}, ${place}` },
    toggle,
    body,
    close,
    pill,
  );
  const fold = (folds: boolean): void => {
    body.hidden = folds;
    if (folds) delete panel.dataset['over'];
    toggle.ariaExpanded = String(!folds);
    toggle.title = folds ? labels.show : labels.hide;
    toggle.textContent = folds ? `${place}: ${step.title}` : `${labels.tour}: ${name}, ${place}`;
    sessionStorage.setItem(FOLDED, folds ? key : '');
  };
  const end = (): void => {
    sessionStorage.removeItem(KEY);
    removeEventListener('scroll', follow);
    removeEventListener('pageshow', keep);
    panel.remove();
    setShown(0);
  };
  /** The panel is the first part of the page, so it covers nothing. The pill leads back to its links. */
  const follow = (): void => {
    const { bottom } = panel.getBoundingClientRect();
    setShown(Math.max(0, bottom));
    pill.hidden = body.hidden ? bottom > 0 : links.getBoundingClientRect().top >= 0;
  };
  fold(sessionStorage.getItem(FOLDED) === key);
  toggle.addEventListener('click', () => {
    fold(!body.hidden);
    follow();
  });
  close.addEventListener('click', end);
  pill.addEventListener('click', () => {
    // Over the page, so that the reader keeps the place. Folding puts the panel back.
    panel.dataset['over'] = '';
    fold(false);
    follow();
    toggle.focus({ preventScroll: true });
  });
  panel.addEventListener('keydown', (event) => {
    // The keys of the desk do not act on the panel.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    fold(true);
    follow();
    toggle.focus({ preventScroll: true });
  });
  const skip = document.querySelector('body > .skip');
  if (skip) skip.after(panel);
  else document.body.prepend(panel);
  follow();
  addEventListener('scroll', follow, { passive: true });
  addEventListener('pageshow', keep);
  new ResizeObserver(follow).observe(panel);
}

/** Menus that are fixed below the header of the page begin below the panel too. */
const setShown = (height: number): void =>
  document.documentElement.style.setProperty('--tour-shown', `${String(height)}px`);

const shown = window.top === window && location.pathname !== DEMO ? shownStep() : undefined;
if (shown && !location.pathname.startsWith(`${DEMO}/step/`)) showPanel(shown);
