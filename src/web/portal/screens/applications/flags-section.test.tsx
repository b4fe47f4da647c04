import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ApplicationFlag } from '#contract/admin.ts';
import { FlagsSection } from './flags-section.tsx';

const drawn = (about: ApplicationFlag['about']): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FlagsSection flags={[{ kind: 'twin', about, said: '', fields: [] }]} onShow={() => undefined} />
    </MemoryRouter>,
  );

test('a flag about another file opens that file in a new tab, so that both can be compared', () => {
  const about = { id: 'a2', reference: 'AEF-2026-000002', businessName: 'Ramos Concrete' };
  expect(drawn(about)).toContain('href="/admin/applications/a2" target="_blank" rel="noreferrer"');
  expect(drawn(null)).not.toContain('target="_blank"');
});
