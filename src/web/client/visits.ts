import { visitorPaths } from '#contract/visitor-id.ts';
import { visitorId } from './visitor-id.ts';

/** Notes this page. It needs no CSRF token, and a failure is only logged. */
export async function trackVisit(): Promise<void> {
  const { page: currentPage, industry: equipmentType } = document.body.dataset;
  try {
    const answer = await fetch(visitorPaths.track, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        visitorId: visitorId(),
        language: document.documentElement.lang,
        currentPage,
        equipmentType,
      }),
    });
    // Read to its end, or the browser keeps the answer open.
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${String(answer.status)}: ${said}`);
  } catch (error) {
    console.error('Failed to track the visit', error);
  }
}
