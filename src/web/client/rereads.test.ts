import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin.ts';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { dealerContactPaths } from '#contract/dealer-contacts.ts';
import { deskPaths } from '#contract/desk.ts';
import { peoplePaths } from '#contract/people.ts';
import { setupPaths } from '#contract/setup.ts';
import { refreshContacts } from './dealer-contacts.ts';
import { refreshFiles } from './desk.ts';
import { refreshPeople } from './people.ts';

const filter = { q: '', assigned: '' };
const keys = {
  applications: [adminPaths.applications, filter],
  openApplication: [adminPaths.applications, 'a1'],
  deals: [adminDealPaths.all, 'list', filter],
  board: [adminDealPaths.all, 'board', filter],
  openDeal: [adminDealPaths.all, 'd1'],
  day: [deskPaths.day],
  counts: [deskPaths.counts],
  people: [peoplePaths.all, ''],
  contacts: [dealerContactPaths.contacts, ''],
  setup: [setupPaths.all],
};

/** The queries that are out of date after this. */
async function outdated(act: (client: QueryClient) => Promise<void>): Promise<string[]> {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, []);
  await act(client);
  return Object.entries(keys)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);
}

test('an assigned file makes lists, board, day and counts outdated, but no open file', async () => {
  expect(await outdated(refreshFiles)).toEqual(['applications', 'deals', 'board', 'day', 'counts']);
});

test('an invitation of a colleague makes the users and the steps of the setup outdated', async () => {
  expect(await outdated(refreshPeople)).toEqual(['people', 'setup']);
});

test('an invitation of a dealer makes the contacts, the users and the steps of the setup outdated', async () => {
  expect(await outdated(refreshContacts)).toEqual(['people', 'contacts', 'setup']);
});
