import { describe, expect, test } from 'vitest';
import { abortUploads } from '#tests/support/aborted-uploads.ts';

describe('uploads aborted at random points', () => {
  test('leave no file, document, counted link use or open connection', async () => {
    expect(await abortUploads(20)).toEqual({
      files: [],
      documents: 0,
      usesCounted: 0,
      openFiles: 0,
      openSockets: 0,
    });
  });
});
