import type { Readable } from 'node:stream';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '#server/context.ts';
import { dealerActor } from '#tests/support/actors.ts';
import { draftDeal, fileForm, signedIn, uploadFile } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { downloadDocument } from './read.ts';

const t = await startTestApp();
afterAll(() => t.close());

describe('a download', () => {
  test('aborted before its first byte is read closes the file', async () => {
    const dealer = await signedIn(t, 'dealer');
    const { id } = await draftDeal(dealer);
    const document = await uploadFile(dealer, id, fileForm('a.pdf', new Uint8Array(300_000).fill(9)));
    const opened = vi.spyOn(t.app.files, 'open');
    const actor = dealerActor(dealer);
    const { content } = await downloadDocument(t.app, { ...systemCtx(t.clock.now()), actor }, document.id);
    const file = (await opened.mock.results[0]?.value) as Readable | undefined;
    expect(file?.closed).toBe(false);
    content.destroy();
    await expect.poll(() => file?.closed).toBe(true);
  });
});
