import { expect, test } from 'vitest';
import { knowledge } from '#server/features/assistant/knowledge.ts';
import { hasPage, languageOfPath } from '#web/addresses.ts';
import { portalPaths } from '#web/portal/paths.ts';

test.each(['en', 'es'] as const)(
  'design 6: each answer of the assistant cites a page that is there, %s',
  (language) => {
    for (const [slug, { path }] of Object.entries(knowledge[language])) {
      const [page = ''] = path.split('#');
      const portal = portalPaths.includes(page);
      expect(hasPage(page) || portal, `${slug} cites ${path}`).toBe(true);
      // Who asks in English for Spanish is led there.
      if (!portal && slug !== 'language-spanish') expect(languageOfPath(page), `${slug} cites ${path}`).toBe(language);
    }
  },
);
