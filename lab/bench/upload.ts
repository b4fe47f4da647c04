import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAX_FILE_BYTES } from '../../src/contract/documents.ts';
import { type Case, type Measured, median } from './measured.ts';
import { flood, measureUploads } from './measure-uploads.ts';

const AT_ONCE = 50;
const MB = 1024 ** 2;
/** Judged on PostgreSQL, which production uses. */
const FLOODS = [
  ['PostgreSQL', 'local'],
  ['PostgreSQL', 'S3'],
  ['embedded', 'local'],
] as const;

/** 50 MB, encrypted and flushed, compared with a plain server. Then 50 concurrent uploads, local and S3. */
export const uploads: Case = {
  name: 'upload',
  run: async ({ rounds }) => {
    const limit = await cipherMs();
    const { ours, plain } = await measureUploads(rounds);
    const rows: Measured[] = [
      {
        what: '50 MB file, encrypted and flushed',
        unit: 'ms',
        ours: median(ours),
        peer: { name: 'plain encrypted stream', value: median(plain) },
        limit: { name: 'openssl AES-256-GCM alone', value: limit },
        bound: { of: 'ratio', is: 'at most', first: 2, goal: 1.5 },
      },
    ];
    const faults: string[] = [];
    for (const [engine, store] of FLOODS) {
      const found = await flood(engine, store, AT_ONCE);
      const judged = engine === 'PostgreSQL';
      const note = judged ? 'one round' : 'one round; the embedded database flushes in the thread of the server';
      rows.push(
        {
          what: `50 uploads at once, ${store}, ${engine}, memory over idle`,
          unit: 'MB',
          ours: (found.mostBytes - found.restBytes) / MB,
          bound: judged ? { of: 'ours', is: 'at most', first: 120, goal: 80 } : undefined,
          note,
        },
        {
          what: `50 uploads at once, ${store}, ${engine}, slowest other request`,
          unit: 'ms',
          ours: found.slowestReadMs,
          bound: judged ? { of: 'ours', is: 'at most', first: 2000 } : undefined,
          note,
        },
      );
      faults.push(...found.faults);
      if (found.accepted < AT_ONCE)
        faults.push(`${store}, ${engine}: ${String(found.accepted)} of ${String(AT_ONCE)} files were accepted`);
    }
    return { rows, faults };
  },
};

/** Returns the milliseconds of the cipher alone for the same file on one core. */
async function cipherMs(): Promise<number> {
  const args = ['speed', '-mr', '-seconds', '1', '-bytes', String(MB), '-evp', 'aes-256-gcm'];
  const { stdout } = await promisify(execFile)('openssl', args);
  const perSecond = Number(/^\+F:\d+:[^:]+:([\d.]+)/m.exec(stdout)?.[1] ?? NaN);
  if (!(perSecond > 0)) throw new Error(`openssl said nothing that counts:\n${stdout}`);
  return (MAX_FILE_BYTES / perSecond) * 1000;
}
