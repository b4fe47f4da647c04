import '#web/ui/site.css';
import { startCsrf } from '#web/client/csrf.ts';
import { isPrivate, startVisits } from './visits.ts';

// The only script that every public page runs. A test limits its size.
const FORM = `${document.body.dataset['product']}:credit-application-`;
const USES = ['pointerdown', 'focusin', 'click'];

startVisits();

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { when, island } = element.dataset;
  const wake = (): Promise<void> => import('./mount.tsx').then(({ mountIsland }) => mountIsland(element));
  if (when === 'click' && isPrivate()) element.remove();
  else if (when === 'load' || (when === 'click' && kept('chat-open'))) void wake();
  else if (when === 'use' || when === 'rest') {
    const REST_MS = 2500;
    wakeOn(USES, element, wake);
    // Or when the page is idle; at once when the address or this device has stored values.
    if (when === 'rest' || (island === 'hero' && location.search.includes('value=')))
      setTimeout(
        () => element.click(),
        location.search || kept(`${FORM}draft`) || kept(`${FORM}receipt`) ? 0 : REST_MS,
      );
  } else if (when === 'click') wakeOn([when], element, wake);
  else
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void wake();
      },
      { rootMargin: when === 'seen' ? '0px' : '200px' },
    ).observe(element);
}

// In the calculator its payment takes the place of the apply-and-call bar. The last entry is the current state.
for (const calculator of document.querySelectorAll('#calculator'))
  new IntersectionObserver(
    (entries) => {
      document.body.toggleAttribute('data-calculator', entries.at(-1)?.isIntersecting);
    },
    { rootMargin: '-50% 0px' },
  ).observe(calculator);

// A form that is submitted before its script runs is submitted when it does: see mount.tsx.
document.addEventListener('submit', (event) => {
  const island = (event.target as Element).closest<HTMLElement>('[data-island]:not([data-ready])');
  if (!island) return;
  event.preventDefault();
  island.dataset['submitted'] = '';
});

/** Undefined without browser storage. */
function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Starts an island at its first use. If its parts fail to load, the next use tries again. */
function wakeOn(uses: string[], element: HTMLElement, wake: () => Promise<void>): void {
  const asleep = new AbortController();
  for (const use of uses)
    element.addEventListener(
      use,
      () => {
        asleep.abort();
        element.ariaBusy = 'true';
        void wake()
          .catch(() => wakeOn(uses, element, wake))
          .then(() => (element.ariaBusy = null));
      },
      { signal: asleep.signal },
    );
}

/** Scrolls at once, and again after late content has moved the target. Without a hash it finds no element. */
function scrollToHash(): void {
  const RETRY_MS = 100;
  const id = idOfHash();
  const scroll = (): void => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
  scroll();
  setTimeout(scroll, RETRY_MS);
}

// An invalid percent-encoding (/#100%) must not stop the code below.
function idOfHash(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
scrollToHash();
addEventListener('hashchange', scrollToHash);

// Keeps the query in language links, because it contains a personal invitation.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-translation]')) link.search = location.search;

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-phone]');
  if (!link || /android|iphone|ipad|ipod|blackberry|windows phone/i.test(navigator.userAgent)) return;
  event.preventDefault();
  void import('./copy-phone.ts').then(({ copyPhone }) => copyPhone(link.dataset['phone'] ?? ''));
});

// After a deploy the parts of an old page no longer exist. Reloads once; forms keep typed values.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded-at'));
  if (Date.now() - last < 60_000 || !navigator.onLine) return;
  event.preventDefault();
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  dispatchEvent(new Event('app:before-reload'));
  location.reload();
});

for (const print of document.querySelectorAll('[data-print]')) print.addEventListener('click', () => window.print());

const closeMenu = (): void => document.querySelector('.menu[open]')?.removeAttribute('open');
document.querySelector('[data-close-menu]')?.addEventListener('click', closeMenu);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeMenu();
});

setTimeout(startCsrf);
