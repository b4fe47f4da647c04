import { describe, expect, test } from 'vitest';
import { type DealListRow, dealStatuses } from '#contract/deals.ts';
import { nextSteps } from '#copy/portal/dashboard.ts';
import { dealCards, dealsIn, findDeals, isLost, isMine, isWon, restGroups, sortDeals, stepOf } from './deal-tabs.ts';

let made = 0;
const deal = (changes: Partial<DealListRow> = {}): DealListRow => ({
  id: `deal-${String(++made)}`,
  dealName: 'Compact excavator',
  status: 'submitted',
  salesforceStage: null,
  salesforceLeadId: null,
  createdAt: `2026-11-${String(10 + (made % 19))}T12:00:00.000Z`,
  borrowerFirstName: 'Elena',
  borrowerLastName: 'Ramos',
  equipmentType: 'construction',
  requestedAmount: 84_500,
  requestedTerm: 60,
  ...changes,
});

describe('the tabs', () => {
  test.each([
    ['100 - Funded', true],
    ['Stage 100 - FUNDED (wired)', true],
    ['110 - booked', true],
    ['110 - Booked', true],
    ['100-Funded', false],
    ['Funded', false],
    [null, false],
  ])('the stage "%s" is Closed Won: %s', (salesforceStage, won) =>
    expect(isWon({ status: 'funded', salesforceStage })).toBe(won),
  );

  test.each([
    ['declined', null, true],
    ['sf_deleted', null, true],
    ['in_review', '120 - CLOSED LOST', true],
    ['in_review', 'closed lost to a bank', true],
    ['in_review', 'lost', false],
    ['funded', null, false],
  ] as const)('status %s with the stage "%s" is Closed Lost: %s', (status, salesforceStage, lost) =>
    expect(isLost({ status, salesforceStage })).toBe(lost),
  );

  test('Active is what is neither won nor lost; a won stage of a declined deal stands in both', () => {
    const both = deal({ status: 'declined', salesforceStage: '110 - Booked' });
    const active = dealStatuses.filter((status) => status !== 'declined' && status !== 'sf_deleted');
    const deals = [both, ...active.map((status) => deal({ status }))];
    expect([dealsIn('won', deals), dealsIn('lost', deals)]).toEqual([[both], [both]]);
    expect(dealsIn('active', deals).map(({ status }) => status)).toEqual(active);
  });

  test('Recent holds the five newest by creation, in whatever order they come', () => {
    const days = [3, 7, 1, 6, 2, 5, 4].map((day) => deal({ createdAt: `2026-10-0${String(day)}T00:00:00.000Z` }));
    expect(dealsIn('recent', days).map(({ createdAt }) => createdAt.slice(9, 10))).toEqual(['7', '6', '5', '4', '3']);
  });
});

describe('the cards', () => {
  const deals = [...dealStatuses, 'docs_out' as const].map((status) => deal({ status }));
  const ids = (rows: readonly DealListRow[]): string[] => rows.map(({ id }) => id).sort();

  test('the cards count each status where it belongs', () =>
    expect(dealCards.map((card) => dealsIn(card, deals).length)).toEqual([10, 2, 3, 1]));

  test('each deal of the total is on exactly one other card or in the rest', () => {
    const parts = [...dealCards.filter((card) => card !== 'total'), ...restGroups];
    expect(ids(parts.flatMap((part) => dealsIn(part, deals)))).toEqual(ids(dealsIn('total', deals)));
  });
});

describe('finding a deal', () => {
  const rows = [
    deal({ dealName: 'Tunnel oven', borrowerFirstName: 'Íñigo', borrowerLastName: 'Peña', requestedAmount: 412_000 }),
    deal({ dealName: 'Bucket truck', status: 'draft', requestedAmount: 9_000 }),
  ];
  const found = (q: string): string[] => findDeals(rows, q, ({ status }) => status).map(({ dealName }) => dealName);

  test.each([
    ['', ['Tunnel oven', 'Bucket truck']],
    ['  inigo PENA ', ['Tunnel oven']],
    ['truck draft', ['Bucket truck']],
    ['truck pena', []],
    ['412000', ['Tunnel oven']],
  ])('"%s" finds %j', (q, names) => expect(found(q)).toEqual(names));

  test.each([
    ['amount', ['Tunnel oven', 'Bucket truck']],
    ['name', ['Bucket truck', 'Tunnel oven']],
    ['move', ['Bucket truck', 'Tunnel oven']],
  ] as const)('sorted by %s', (by, names) =>
    expect(sortDeals(rows, by).map(({ dealName }) => dealName)).toEqual(names),
  );

  test('sorted by move, the dealer’s own moves start with the one that waits longest', () => {
    const progress = { customerAsked: false, documentsReceived: false, missingDocuments: 0, borrowerCreditScore: 705 };
    const since = (dealName: string, status: DealListRow['status'], day: string, expiresOn?: string): DealListRow =>
      deal({
        dealName,
        status,
        progress: {
          ...progress,
          borrowerCompany: '',
          statusSince: `2026-11-${day}T12:00:00.000Z`,
          offer: expiresOn ? { amount: 1, termMonths: 36, payment: 1, expiresOn, expired: true } : null,
        },
      });
    const deals = [
      since('Asked last', 'info_requested', '20'),
      since('With the lender', 'in_review', '01'),
      since('Asked first', 'info_requested', '10'),
      since('Expired', 'approved', '02', '2026-11-15'),
    ];
    expect(sortDeals(deals, 'move').map(({ dealName }) => dealName)).toEqual([
      'Asked first',
      'Expired',
      'Asked last',
      'With the lender',
    ]);
  });

  test('an offered amount replaces the requested one when finding and sorting', () => {
    const progress = {
      statusSince: '2026-11-20T12:00:00.000Z',
      customerAsked: false,
      documentsReceived: false,
      missingDocuments: 0,
      borrowerCreditScore: 705,
      borrowerCompany: '',
      offer: { amount: 500_000, termMonths: 36, payment: 16_200.5, expiresOn: null, expired: false },
    };
    const approved = deal({ dealName: 'Crane', status: 'approved', requestedAmount: 8_000, progress });
    const names = (q: string): string[] =>
      sortDeals(
        findDeals([...rows, approved], q, () => ''),
        'amount',
      ).map(({ dealName }) => dealName);
    expect([names('')[0], names('500000'), names('8000')]).toEqual(['Crane', ['Crane'], []]);
  });
});

describe('the next step', () => {
  const progress = {
    customerAsked: false,
    documentsReceived: false,
    statusSince: '2026-11-20T12:00:00.000Z',
    missingDocuments: 0,
    borrowerCreditScore: '',
    borrowerCompany: '',
    offer: null,
  };
  const offer = { amount: 60_000, termMonths: 60, payment: 1_200, expiresOn: null, expired: false };

  test('of an approval is the dealer’s once it has expired: to ask for new terms', () => {
    const approved = (expired: boolean) =>
      deal({ status: 'approved', progress: { ...progress, offer: { ...offer, expired } } });
    expect([stepOf(approved(true)), isMine(approved(true))]).toEqual(['Ask for new terms', true]);
    expect([stepOf(approved(false)), isMine(approved(false))]).toEqual([nextSteps.approved, false]);
  });

  test('of a deal with all documents is the review', () => {
    const received = deal({ status: 'info_requested', progress: { ...progress, documentsReceived: true } });
    expect(stepOf(received)).toBe('All documents received: lender to review');
  });
});
