import { describe, expect, test } from 'vitest';
import { abortUploads } from '#tests/support/aborted-uploads.ts';

describe('checks F13: uploads that break off at random points', () => {
  test('leave no file, no document, no use counted, nothing open', async () => {
    expect(await abortUploads(20)).toEqual({
      files: [],
      documents: 0,
      usesCounted: 0,
      openFiles: 0,
      openSockets: 0,
    });
  });
});
