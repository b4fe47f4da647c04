import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { file } from '#copy/portal/applications.ts';
import { FileSide } from './file-side.tsx';

type Documents = Parameters<typeof FileSide>[0]['documents'];
const side = (missing: Documents['missing'], unsorted = 0): string =>
  renderToStaticMarkup(
    <FileSide properties="" documents={{ missing, unsorted }} onDocuments={() => undefined} request="Ask for them">
      <p />
    </FileSide>,
  );

test('the side panel counts and names the missing documents with the button that requests them, and nothing once all are received', () => {
  const shown = side(['quote', 'insurance']);
  expect(shown).toContain(`${file.properties.missing} <span class="tab-count num">2</span>`);
  expect(shown).toContain(`<p>${requiredDocuments.quote.name}; ${requiredDocuments.insurance.name}</p>`);
  expect(shown).toContain('Ask for them');
  expect(side([], 2)).toBe(side([]));
  expect(side([])).not.toContain(file.properties.missing);
});

test('the side panel counts the received files that may be missing documents', () => {
  expect(side(['quote'], 2)).toContain('2 received files to classify');
  expect(side(['quote'], 1)).toContain('1 received file to classify');
  expect(side(['quote'])).not.toContain('classify');
});
