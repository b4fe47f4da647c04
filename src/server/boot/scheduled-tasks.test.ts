import { afterAll, expect, describe, test, vi } from 'vitest';
import { decisionPaths } from '#contract/decisions.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { runUpkeep } from './scheduled-tasks.ts';

const t = await startTestApp();
afterAll(() => t.close());

describe('upkeep', () => {
  test('logs a failed task and runs the later ones', async () => {
    vi.spyOn(t.app.files, 'sweep').mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    await runUpkeep(t.app);
    const runs = t.app.db.query.selectFrom('audit').select('id').where('action', '=', 'retention.run');
    expect(await runs.execute()).toHaveLength(1);
    expect(t.logged()).toContain('stray files');
    expect(t.logged()).toContain('AccessDenied');
  });

  test('notifies a dealership that an approval expires soon', async () => {
    const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
    const { id } = await submittedDeal(dealer);
    await admin.send('POST', decisionPaths.deal(id), sampleApproval(t));
    t.clock.advance(28 * 86_400_000);
    await runUpkeep(t.app);
    const sent = t.app.db.query
      .selectFrom('notifications')
      .select('id')
      .where('title', 'like', 'Approval expires soon%');
    expect(await sent.execute()).toHaveLength(1);
  });
});
