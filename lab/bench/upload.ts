import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAX_FILE_BYTES } from '../../src/contract/documents.ts';
import { measureUploads } from './measure-uploads.ts';
import { type Case, median } from './measured.ts';

const AT_ONCE = 50;
const MB = 1024 ** 2;

/** 50 MB, encrypted and flushed, against a plain server that does just that; then fifty of them at once. */
export const uploads: Case = {
  name: 'upload',
  run: async (rounds) => {
    const limit = await cipherMs();
    const { ours, plain, restBytes, mostBytes, taken } = await measureUploads(rounds, AT_ONCE);
    return {
      rows: [
        {
          what: '50 MB file, encrypted and flushed',
          unit: 'ms',
          ours: median(ours),
          peer: { name: 'plain encrypted stream', value: median(plain) },
          limit: { name: 'openssl AES-256-GCM alone', value: limit },
          bound: { of: 'ratio', is: 'at most', first: 2, goal: 1.3 },
        },
        {
          what: 'Fifty of them at once, memory over rest',
          unit: 'MB',
          ours: (mostBytes - restBytes) / MB,
          bound: { of: 'ours', is: 'at most', first: 80, goal: 80 },
          note: 'one round',
        },
      ],
      faults: taken === AT_ONCE ? [] : [`${String(AT_ONCE - taken)} of ${String(AT_ONCE)} files at once were refused`],
    };
  },
};

/** How long the cipher alone takes for the same file on one core. */
async function cipherMs(): Promise<number> {
  const args = ['speed', '-mr', '-seconds', '1', '-bytes', String(MB), '-evp', 'aes-256-gcm'];
  const { stdout } = await promisify(execFile)('openssl', args);
  const perSecond = Number(/^\+F:\d+:[^:]+:([\d.]+)/m.exec(stdout)?.[1] ?? NaN);
  if (!(perSecond > 0)) throw new Error(`openssl said nothing that counts:\n${stdout}`);
  return (MAX_FILE_BYTES / perSecond) * 1000;
}
