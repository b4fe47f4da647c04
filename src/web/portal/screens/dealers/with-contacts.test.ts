import { expect, test } from 'vitest';
import type { ListedContact } from '#contract/dealer-contacts.ts';
import type { DealershipRow } from '#contract/dealerships.ts';
import { withContacts } from './with-contacts.ts';

const prairie: DealershipRow = {
  id: 'A1',
  name: 'Prairie Equipment',
  deals: { all: 3, open: 1, funded: 2, amount: 240_000 },
  lastDealAt: '2026-11-20T15:00:00.000Z',
  links: { open: 1, completed: 0 },
  access: { active: 1, invited: 0 },
};
const contact = (Id: string, AccountId: string, AccountName: string): ListedContact => ({
  Id,
  Email: `${Id}@example.com`,
  FirstName: 'Sample',
  LastName: 'Contact',
  Phone: null,
  AccountId,
  AccountName,
  access: null,
});
const contacts = [
  contact('c1', 'A1', 'Prairie Equipment'),
  contact('c2', 'A1', 'Prairie Equipment'),
  contact('c3', 'A2', 'Elm Equipment'),
];
const shown = (q: string) => withContacts([prairie], contacts, q).map(({ name, contacts: count }) => [name, count]);

test('counts contacts, and adds the dealerships that only the CRM has', () => {
  expect(shown('')).toEqual([
    ['Elm Equipment', 1],
    ['Prairie Equipment', 2],
  ]);
});

test('a search leaves out dealerships of the CRM with another name', () => {
  expect(shown('prairie')).toEqual([['Prairie Equipment', 2]]);
  expect(shown(' ELM ')).toContainEqual(['Elm Equipment', 1]);
});

test('without the CRM the number of contacts is unknown', () => {
  expect(withContacts([prairie], undefined, '')).toEqual([{ ...prairie, contacts: null }]);
});
