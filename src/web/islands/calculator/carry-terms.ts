import type { Terms } from '#finance/terms.ts';
import { queryOf } from './state.ts';

/** The query of terms with the same payment every month. */
export const levelQuery = (terms: Terms): string => queryOf({ terms, structure: 'level', fundedMonth: 1 });

/** The figures that the visitor set last go along on every link of the page to the application. */
export function carryTerms(query: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) link.search = query;
}
