import { describe, expect, test } from 'vitest';
import { movesOf } from './board-moves.ts';

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

describe('design 6: where a card of the board may go', () => {
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

  test('without a stage, by its status alone', () => {
    expect(names({ status: 'in_review', stage: null })).toContain('20 - In Review');
  });
});
