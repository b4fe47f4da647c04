import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { file } from '#copy/portal/applications.ts';
import { FileSide } from './file-side.tsx';

const side = (missing: Parameters<typeof FileSide>[0]['missing']): string =>
  renderToStaticMarkup(
    <FileSide properties="" missing={missing}>
      <p />
    </FileSide>,
  );

test('the side panel names each missing document, and nothing once all are received', () => {
  const shown = side(['quote', 'insurance']);
  expect(shown).toContain(file.properties.missing);
  for (const paper of ['quote', 'insurance'] as const)
    expect(shown).toContain(`<li>${requiredDocuments[paper].name}</li>`);
  expect(side([])).not.toContain(file.properties.missing);
});
