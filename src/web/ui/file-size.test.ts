import { expect, test } from 'vitest';
import { showFileSize } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [223_000, '218 KB'],
  [1_048_576, '1 MB'],
  [52_428_800, '50 MB'],
  [1_310_720, '1.3 MB'],
  [2_684_354_560, '2.5 GB'],
])('%s bytes are shown as %s', (bytes, shown) => expect(showFileSize(bytes)).toBe(shown));
