import { visitorPaths } from '#contract/visitor-id.ts';
import { readVisitRecord } from './visit-record.ts';
import { visitorId } from './visitor-id.ts';

/** The page that the server names where its address may hold a code, else the address itself. */
const currentPage = (): string => document.body.dataset['page'] ?? location.pathname;

/** Notes this page. It needs no CSRF token, and a failure is only logged. */
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
    // Read to its end, or the browser keeps the answer open.
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${String(answer.status)}: ${said}`);
    await keepVisitorData();
  } catch (error) {
    console.error('Failed to track the visit', error);
  }
}

/** Reads what the server keeps of this visitor, once per tab. A failure is only logged. */
async function keepVisitorData(): Promise<void> {
  const key = `${document.body.dataset['product'] ?? ''}:visitor-data`;
  if (sessionStorage.getItem(key) !== null) return;
  const record = await readVisitRecord();
  if (record) sessionStorage.setItem(key, JSON.stringify(record));
}
