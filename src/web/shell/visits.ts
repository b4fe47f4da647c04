import { keep, readKept, renewVisitorId, visitorId } from '#web/client/visitor-id.ts';
import { trackVisit } from '#web/client/visits.ts';

/** The browser's own objection goes before everything, also before a choice that was made here. */
const objects = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';

/** signal: the browser objects; ask: nothing was chosen yet; on, off: as chosen. Styles show what belongs to it. */
function showState(): void {
  document.body.dataset['visits'] = objects() ? 'signal' : readKept('visits') || 'ask';
}

/** Addresses of signed-in people and of uploads, also those that lead nowhere: no visit is noted, no chat stands there. */
export const isPrivate = (): boolean => /^\/(?:dealer|admin|(?:es\/)?upload)(?:\/|$)/.test(location.pathname);

const areNoted = (): boolean => {
  const { tracking, visits } = document.body.dataset;
  if (tracking === 'off' || isPrivate()) return false;
  return visits === 'on' || (visits === 'ask' && tracking === 'notice');
};

/** On each page and in each language, since both are loaded anew; a page that comes back counts as well. */
function note(): void {
  if (areNoted()) void trackVisit();
}

function choose(choice: string): void {
  keep('visits', choice);
  // What was noted so far leads back to nobody, and is removed when its time is over.
  if (choice === 'off') renewVisitorId();
  showState();
  note();
  record()?.removeAttribute('open');
}

/** On the privacy page: what the server keeps, read when somebody opens it. */
const record = (): HTMLElement | null => document.getElementById('visit-record');

export function startVisits(): void {
  showState();
  if (visitorId() !== '') document.getElementById('smart-calculator')?.removeAttribute('hidden');
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-visits]'))
    button.addEventListener('click', () => choose(button.dataset['chooseVisits'] ?? ''));
  record()?.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') void import('./visit-record.ts').then(({ showVisitRecord }) => showVisitRecord());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showState();
    note();
  });
  setTimeout(note);
}
