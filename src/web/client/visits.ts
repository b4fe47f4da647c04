import { visitorPaths } from '#contract/visitor-id.ts';
import { readVisitRecord } from './visit-record.ts';
import { visitorId } from './visitor-id.ts';

/** The page name from the server for addresses that may contain a code, otherwise the address. */
const currentPage = (): string => document.body.dataset['page'] ?? location.pathname;

/** Tracks this page. Needs no CSRF token. A failure is only logged. */
export async function trackVisit(): Promise<void> {
  const { industry: equipmentType } = document.body.dataset;
  try {
    const answer = await fetch(visitorPaths.track, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        visitorId: visitorId(),
        language: document.documentElement.lang,
        currentPage: currentPage(),
        equipmentType,
      }),
    });
    // Reading the body closes the answer, which the browser would keep open.
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${String(answer.status)}: ${said}`);
    await keepVisitorData();
  } catch (error) {
    console.error('Failed to track the visit', error);
  }
}

/** Reads the stored data of this visitor once per tab. A failure is only logged. */
async function keepVisitorData(): Promise<void> {
  const key = `${document.body.dataset['product'] ?? ''}:visitor-data`;
  if (sessionStorage.getItem(key) !== null) return;
  const record = await readVisitRecord();
  if (record) sessionStorage.setItem(key, JSON.stringify(record));
}
