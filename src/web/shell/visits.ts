import { keep, readKept, renewVisitorId, visitorId } from '#web/client/visitor-id.ts';
import { trackVisit } from '#web/client/visits.ts';

/** The browser's own opt-out signal overrides everything, including an earlier choice here. */
const objects = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';

/** signal: the browser opts out; ask: no choice yet; on, off: the choice. Styles show the matching part. */
function showState(): void {
  document.body.dataset['visits'] = objects() ? 'signal' : readKept('visits') || 'ask';
}

/** Addresses of signed-in users and of uploads, including unknown ones. They have no tracking and no chat. */
export const isPrivate = (): boolean => /^\/(?:dealer|admin|(?:es\/)?upload)(?:\/|$)/.test(location.pathname);

const areNoted = (): boolean => {
  const { tracking, visits } = document.body.dataset;
  if (tracking === 'off' || isPrivate()) return false;
  return visits === 'on' || (visits === 'ask' && tracking === 'notice');
};

/** Counts each page in each language, because both load separately. A page from the back/forward cache counts too. */
function note(): void {
  if (areNoted()) void trackVisit();
}

function choose(choice: string): void {
  keep('visits', choice);
  // Earlier visits are no longer linked to this device, and are deleted after their time.
  if (choice === 'off') renewVisitorId();
  showState();
  note();
  record()?.removeAttribute('open');
}

/** On the privacy page: the stored data, loaded when the user opens it. */
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
