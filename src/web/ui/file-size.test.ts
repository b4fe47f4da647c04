import { expect, test } from 'vitest';
import { showFileSize } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [223_000, '218 KB'],
  [1_048_576, '1.0 MB'],
  [52_428_800, '50.0 MB'],
])('%s bytes are shown as %s', (bytes, shown) => expect(showFileSize(bytes)).toBe(shown));
