import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField } from './field-select.tsx';

test('a select shows options of one group under one heading, and others without', () => {
  const options = [
    { value: '', label: 'Everything' },
    { value: 'a', label: 'Opened', group: 'Deals' },
    { value: 'b', label: 'Sent', group: 'Emails' },
    { value: 'c', label: 'Moved', group: 'Deals' },
  ];
  const shown = renderToStaticMarkup(
    <SelectField frame={{ id: 'what', label: 'What' }} options={options} select={{ defaultValue: 'b' }} />,
  );
  expect(shown.match(/<option[^]*<\/optgroup>/)?.[0]).toBe(
    '<option value="">Everything</option>' +
      '<optgroup label="Deals"><option value="a">Opened</option><option value="c">Moved</option></optgroup>' +
      '<optgroup label="Emails"><option value="b" selected="">Sent</option></optgroup>',
  );
});
