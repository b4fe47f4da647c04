import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { DataRequest, FoundAnswer } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { FoundItems } from './found-items.tsx';

const request: DataRequest = {
  id: 'r1',
  kind: 'access',
  name: 'Elena Ramos',
  email: 'elena@example.com',
  verified: 'Called back',
  receivedOn: '2026-11-21',
  dueOn: '2027-01-05',
  state: 'open',
  overdue: false,
  reason: '',
  openedBy: 'Cora Jensen',
  openedAt: '2026-11-21T15:00:00.000Z',
  closedBy: null,
  closedAt: null,
  items: [],
  gone: [],
  acted: false,
};
const record: FoundAnswer['found'][number] = {
  kind: 'chat',
  id: 'c1',
  name: 'Chat',
  detail: '',
  at: '2026-11-20T15:00:00.000Z',
  parts: {},
  hasFile: false,
  role: null,
  agrees: ['name'],
  kept: null,
  matched: ['name'],
  matchedAs: [],
};
const shown = (count: number): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FoundItems
          answer={{
            found: Array.from({ length: count }, (_, at) => ({ ...record, id: `c${String(at)}` })),
            more: false,
          }}
          request={request}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('search results warn about a shared name from two records on', () => {
  const { choose, nothing } = dataRequestWords.search;
  expect(shown(0)).toContain(nothing);
  expect(shown(1)).not.toContain(choose);
  expect(shown(2)).toContain(choose);
});
