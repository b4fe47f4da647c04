import { afterAll, expect, describe, test, vi } from 'vitest';
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
});
