type PublicPage = { path: string };

/** `application/speculationrules+json` of the Speculation Rules standard, named by a header of each public page. */
export const SPECULATION_RULES = '/speculation-rules.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Which pages a browser may fetch before a link to them is followed: when the pointer rests on it, or touches it. They are
 * fetched and not run, so no visit is noted. Only pages that are the same for everybody are named: none with a token.
 */
export const speculationRules = (pages: readonly PublicPage[]): string =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
