import { expect, test } from 'vitest';
import { builtIn } from '#server/features/assistant/knowledge.ts';
import { hasPage, languageOfPath } from '#web/addresses.ts';
import { portalPaths } from '#web/portal/paths.ts';

test.each(['en', 'es'] as const)('each answer of the assistant cites an existing page, %s', (language) => {
  for (const [slug, { path }] of Object.entries(builtIn[language].entries)) {
    const [page = ''] = path.split('#');
    const portal = portalPaths.includes(page);
    expect(hasPage(page) || portal, `${slug} cites ${path}`).toBe(true);
    // The English question about Spanish leads to a Spanish page.
    if (!portal && slug !== 'language-spanish') expect(languageOfPath(page), `${slug} cites ${path}`).toBe(language);
  }
});
