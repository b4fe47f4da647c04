import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#contract/documents.ts';
import { measureCrmCopy } from '#tests/measure-crm-copy.ts';

test('design 6: a document of 50 MB goes to Salesforce in less than 60 MB of memory', async () => {
  const { restBytes, mostBytes, sentBytes } = await measureCrmCopy();
  expect(sentBytes).toBe(MAX_FILE_BYTES);
  expect((mostBytes - restBytes) / 1024 ** 2).toBeLessThan(60);
}, 600_000);
