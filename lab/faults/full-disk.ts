import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminPaths } from '../../src/contract/admin.ts';
import { drill, type Fault, last, proof, unless, when, words } from './drill.ts';

const MB = 1024 ** 2;
const SIZE_MB = 320;

/** F5: the data folder is on a small file system, which is filled to the last byte and emptied again. */
export const fillDisk: Fault = {
  id: 'F5',
  title: 'disk full',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine, factor) => {
    const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(SIZE_MB)}m`, 'tmpfs', disk]);
    try {
      return await drill(
        engine,
        async ({ world, ledger, over }) => {
          const ballast = path.join(disk, 'ballast');
          ledger.mark();
          fillUp(ballast, disk);
          await last(4000, factor);
          const { bavail } = fs.statfsSync(disk);
          const list = await fetch(world.server.url + adminPaths.applications, {
            headers: { authorization: `Bearer ${world.admin}` },
          });
          const seen = ledger.mark();
          fs.rmSync(ballast);
          await over();
          await ledger.untilAcknowledged(16);
          const files = path.join(world.dataDir, 'files');
          const half = fs.readdirSync(files).filter((name) => name.endsWith('.part'));
          return {
            how: `mount -t tmpfs -o size=${String(SIZE_MB)}m under the data folder, filled for ${String(4 * factor)} s`,
            control: proof(bavail === 0 && seen.refused > 0, `no free block; ${String(seen.refused)} writes refused`),
            seen: `during the fault ${words(seen)}; the list of applications ${String(list.status)}`,
            faults: [
              ...unless(list.status === 200, 'reads are refused too'),
              // Uploads in progress also have such a name.
              ...when(half.length > 8, `${String(half.length)} partial files remain`),
            ],
          };
        },
        { dataDir: path.join(disk, 'data') },
      );
    } finally {
      execFileSync('umount', [disk]);
      fs.rmSync(disk, { recursive: true, force: true });
    }
  },
};

function fillUp(file: string, disk: string): void {
  const handle = fs.openSync(file, 'w');
  for (const size of [MB, 4096])
    try {
      for (let left = 2 * SIZE_MB; left > 0 && fs.statfsSync(disk).bavail > 0; left--)
        fs.writeSync(handle, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  fs.closeSync(handle);
}
