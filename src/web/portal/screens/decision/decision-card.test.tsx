import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Decision } from '#contract/decision.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import type { DecidableFile } from './decidable-file.ts';

// The page of a browser has these values. The card needs none of them.
vi.mock('#web/portal/portal-brand.ts', () => ({ portalBrand: { pricing: {}, bureaus: [] } }));

// A reader with every permission.
vi.mock('#web/client/session.ts', async (original) => ({ ...(await original<object>()), useMay: () => true }));

// Files of a worker share modules. An earlier file may have loaded the card without the mocks.
vi.resetModules();
const { DecisionCard } = await import('./decision-card.tsx');

const waiting: Decision = {
  id: 'd1',
  outcome: 'approved',
  decidedAt: '2026-10-01T15:00:00.000Z',
  decidedBy: 'Ruth Okafor',
  amount: 84_500,
  termMonths: 60,
  payment: 1764.35,
  conditions: [],
  expiresOn: '2026-10-31',
  expired: false,
  ratePercent: null,
  aprPercent: null,
  fees: null,
  amountFinanced: null,
  reasons: [],
  bureau: null,
  note: '',
  supersededAt: null,
  notice: { state: 'waiting', language: 'en', sentAt: null, mailId: null },
  businessState: 'CA',
  disclosure: { kind: 'pending' },
  basis: { documents: 0, contentHash: null },
};

const drawn = (standing: Decision): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DecisionCard
          file={{ standing, decisions: [standing] } as unknown as DecidableFile}
          heading={{ current: null }}
          onDecided={() => undefined}
          onRefused={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('an offer that expired before its disclosure asks for a new decision instead', () => {
  expect(drawn(waiting)).toContain(disclosureWords.recordTitle);
  expect(drawn(waiting)).not.toContain(disclosureWords.expired);
  const expired = drawn({ ...waiting, expired: true });
  expect(expired).toContain(disclosureWords.expired);
  expect(expired).not.toContain(disclosureWords.recordTitle);
});
