import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminDeal, adminDealPaths, type AdminDealsAnswer } from '#contract/admin-deals.ts';
import { type BoardAnswer, dealBoardPath } from '#contract/deal-board.ts';
import { type DealStatus, type DealWaiting, moverOf } from '#contract/deals.ts';
import { type Dealership, dealershipPath } from '#contract/dealerships.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { fileForm, signedIn, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let admin: TestClient;
let dealer: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
});

type Answered = DealWaiting & { id: string; status: DealStatus };
const get = async <Answer>(path: string): Promise<Answer> => {
  const answer = await admin.send('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
/** The deals of the answer that each screen of staff shows. */
const screens: Record<string, (id: string) => Promise<Answered[]>> = {
  board: async () => (await get<BoardAnswer>(dealBoardPath)).columns.flatMap(({ cards }) => cards),
  'list of deals': async () => (await get<AdminDealsAnswer>(adminDealPaths.all)).deals,
  'page of a dealership': async () =>
    (await get<{ dealership: Dealership }>(dealershipPath(dealer.accountId))).dealership.deals,
  file: async (id) => [(await get<{ deal: AdminDeal }>(adminDealPaths.one(id))).deal],
};

describe.each(Object.entries(screens))('the next mover in the answer of the %s', (_screen, dealsOf) => {
  const moverIn = async (id: string) => {
    const deal = (await dealsOf(id)).find((one) => one.id === id);
    return deal && moverOf(deal.status, deal);
  };

  test.each(['customer', 'dealer'])(
    'is the %s until the last requested document arrived, then the lender',
    async (to) => {
      const { id } = await submittedDeal(dealer);
      expect(await moverIn(id)).toBe('lender');
      const asked = await admin.send('POST', documentRequestPath(id), {
        papers: ['quote', 'invoice'],
        to,
        language: 'en',
      });
      expect(asked.statusCode, asked.body).toBe(200);
      expect(await moverIn(id)).toBe(to);
      for (const [paper, mover] of [
        ['quote', to],
        ['invoice', 'lender'],
      ] as const) {
        await uploadFile(dealer, id, fileForm(`${paper}.pdf`, undefined, { paper }));
        expect(await moverIn(id)).toBe(mover);
      }
    },
  );
});
