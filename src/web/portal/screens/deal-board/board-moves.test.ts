import { describe, expect, test } from 'vitest';
import type { BoardCard, BoardColumn } from '#contract/deal-board.ts';
import { movesOf, titleOf, withMoved } from './board-moves.ts';

const columns = [
  { stage: '10 - New', status: 'submitted' },
  { stage: '20 - In Review', status: 'in_review' },
  { stage: '30 - Information Requested', status: 'info_requested' },
  { stage: '50 - Approved', status: 'approved' },
  { stage: '70 - Docs Out', status: 'docs_out' },
  { stage: '100 - Funded', status: 'funded' },
  { stage: '110 - Booked', status: 'funded' },
  { stage: 'Closed Lost', status: 'declined' },
  { stage: '', status: null },
] as const;
const names = (card: Parameters<typeof movesOf>[0]) => movesOf(card, [...columns]).to.map((one) => one.stage);

describe('where a card of the board may go', () => {
  test('only legal moves, without the decisions, which the file records', () => {
    expect(names({ status: 'submitted', stage: '10 - New' })).toEqual(['20 - In Review', '30 - Information Requested']);
    expect(names({ status: 'approved', stage: '50 - Approved' })).toEqual(
      expect.arrayContaining(['70 - Docs Out', '100 - Funded']),
    );
    expect(movesOf({ status: 'submitted', stage: '10 - New' }, [...columns]).decide).toBe(true);
  });

  test('another stage of the same status, never the one where it stands, however that is written', () => {
    expect(names({ status: 'funded', stage: ' 100 - FUNDED ' })).toEqual(['70 - Docs Out', '110 - Booked']);
    expect(movesOf({ status: 'funded', stage: '100 - Funded' }, [...columns]).decide).toBe(false);
  });

  test('an approval is put back from documents out, and a lost deal is reviewed again', () => {
    expect(names({ status: 'docs_out', stage: '70 - Docs Out' })).toContain('50 - Approved');
    expect(names({ status: 'declined', stage: 'Closed Lost' })).toEqual(['20 - In Review']);
  });

  test('each move has the name of its status, or of its stage where several share the status', () => {
    const { to } = movesOf({ status: 'funded', stage: '100 - Funded' }, [...columns]);
    expect(to.map(({ title }) => title)).toEqual(['Documents out', 'Booked']);
    expect(titleOf({ stage: '', status: null }, columns)).toBe('Other stages');
  });

  test('without a stage, by its status alone', () => {
    expect(names({ status: 'in_review', stage: null })).toContain('20 - In Review');
  });
});

test('a moved card leaves its column and is the first of the other one, with counts and sums', () => {
  const card: BoardCard = {
    id: '1',
    dealName: 'Deck oven',
    dealership: 'Midwest Ovens',
    customer: 'Ortiz Bakery',
    amount: 100,
    status: 'submitted',
    customerAsked: false,
    documentsReceived: false,
    stage: '10 - New',
    since: '2026-11-21T15:00:00.000Z',
    counterOffered: false,
    approvalExpired: false,
    answerBy: '2026-11-24T15:00:00.000Z',
    assignee: null,
  };
  const column = (stage: string, status: BoardColumn['status'], cards: BoardCard[], count: number): BoardColumn => ({
    stage,
    status,
    cards,
    count,
    amount: count * 100,
    nextCursor: null,
  });
  const before = [
    column('10 - New', 'submitted', [card], 3),
    column('20 - In Review', 'in_review', [{ ...card, id: '2' }], 1),
    column('Closed Lost', 'declined', [], 0),
  ];
  const after = withMoved(before, card, { stage: '20 - In Review', status: 'in_review' });
  expect(after.map(({ count, amount, cards }) => [count, amount, cards.map(({ id }) => id)])).toEqual([
    [2, 200, []],
    [2, 200, ['1', '2']],
    [0, 0, []],
  ]);
  const { answerBy } = card;
  expect(after[1]?.cards[0]).toMatchObject({ stage: '20 - In Review', status: 'in_review', answerBy });
  const closed = withMoved(before, card, { stage: 'Closed Lost', status: 'declined' });
  expect(closed[2]?.cards[0]?.answerBy).toBeNull();
});
