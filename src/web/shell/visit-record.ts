import { readVisitRecord } from '#web/client/visit-record.ts';

/**
 * Fills in the stored values on the privacy page, with a dash for missing ones. A file of its own, because pages load it
 * only when the visitor opens the values.
 */
export async function showVisitRecord(): Promise<void> {
  const record = await readVisitRecord();
  for (const place of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    const value = record?.[place.dataset['kept'] ?? ''];
    place.textContent = typeof value === 'string' ? value : '–';
  }
}
