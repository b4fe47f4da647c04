import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { matches } from './combobox.tsx';
import { type Column, sortRows, Table } from './table.tsx';

type Row = { name: string; cents: number };
const rows: Row[] = [
  { name: 'Ítem 10', cents: 5 },
  { name: 'item 9', cents: 50 },
  { name: 'Item 2', cents: 5 },
];
const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'cents', label: 'Cents', cell: ({ cents }) => cents, sortBy: ({ cents }) => cents },
  { key: 'plain', label: 'Plain', cell: () => '' },
];
const names = (key?: string, direction: 'ascending' | 'descending' = 'ascending'): string[] =>
  sortRows(rows, columns, key === undefined ? undefined : { key, direction }).map(({ name }) => name);

describe('sorting rows', () => {
  test('keeps the order without a sort, and for a column that does not sort', () => {
    expect(names()).toEqual(names('plain'));
    expect(names()[0]).toBe('Ítem 10');
  });

  test('sorts text by words and numbers, ignoring case and accents', () => {
    expect(names('name')).toEqual(['Item 2', 'item 9', 'Ítem 10']);
  });

  test('sorts figures by value and keeps the order of equal rows in both directions', () => {
    expect(names('cents')).toEqual(['Ítem 10', 'Item 2', 'item 9']);
    expect(names('cents', 'descending')).toEqual(['item 9', 'Ítem 10', 'Item 2']);
  });
});

describe('a table with an initial order', () => {
  const drawn = (groupOf?: (row: Row) => string): string =>
    renderToStaticMarkup(
      createElement(Table<Row>, {
        label: 'Items',
        columns,
        rows,
        rowKey: ({ name }: Row) => name,
        initialSort: { key: 'cents', direction: 'ascending' },
        ...(groupOf && { groupOf }),
      }),
    );

  test('marks the heading of its column', () => {
    expect(drawn()).toMatch(/<th scope="col" aria-sort="ascending"><button[^>]*>Cents/);
    expect(drawn().match(/aria-sort/g)).toHaveLength(1);
  });

  test('has a heading over each group', () => {
    const parts = drawn(({ cents }) => (cents < 10 ? 'Cheap' : 'Dear'))
      .split('<tbody>')
      .slice(1);
    expect(parts.map((part) => [...part.matchAll(/Cheap|Dear|[Ii]tem \d+|Ítem \d+/g)].map(([found]) => found))).toEqual(
      [
        ['Cheap', 'Ítem 10', 'Item 2'],
        ['Dear', 'item 9'],
      ],
    );
  });
});

test.each([
  ['', true],
  ['col hist', true],
  ['CRÉDITO', true],
  ['history income', false],
])('a combobox option matches %j: %s', (typed, found) => {
  expect(matches({ value: 'a', label: 'Length of credito history', note: 'collateral' }, typed)).toBe(found);
});
