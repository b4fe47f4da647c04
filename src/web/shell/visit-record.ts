import { readVisitRecord } from '#web/client/visit-record.ts';

/** Fills in what the privacy page has a place for; a dash where nothing is kept or could be read. */
export async function showVisitRecord(): Promise<void> {
  const record = await readVisitRecord();
  for (const place of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    const value = record?.[place.dataset['kept'] ?? ''];
    place.textContent = typeof value === 'string' ? value : '–';
  }
}
