import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BucketStandIn } from '../../tests/support/bucket-stand-in.ts';
import { freePort } from '../../tests/support/server-process.ts';
import type { Processes } from './processes.ts';

/** The programs of a cluster, from the Debian packages ceph-mon, ceph-osd and radosgw. */
export const PROGRAMS = ['monmaptool', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin'];
const BUCKET = 'documents';
const UP_MS = 60_000;

/** Starts a cluster of one node that stores each object once, in memory. Only its S3 gateway checks credentials. */
export async function startCeph(folder: string, processes: Processes): Promise<BucketStandIn['settings']> {
  const [monitorPort, doorPort] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const conf = path.join(folder, 'ceph.conf');
  fs.writeFileSync(conf, configuration(folder, cluster, monitorPort, doorPort));
  for (const name of ['mon', 'osd', 'rgw']) fs.mkdirSync(path.join(folder, name));
  const run = (program: string, ...args: string[]): Promise<string> => processes.run(program, ['-c', conf, ...args]);

  const map = path.join(folder, 'monmap');
  await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${String(monitorPort)}/0]`, map);
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  processes.serve('ceph-mon', ['-c', conf, '-i', 'a', '-f']);

  // One id for both, or the object store never joins.
  const osd = randomUUID();
  await run('ceph', '--connect-timeout', '30', 'osd', 'new', osd);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  processes.serve('ceph-osd', ['-c', conf, '-i', '0', '-f']);
  const isUp = async (): Promise<boolean> => (await run('ceph', 'osd', 'stat')).includes('1 up');
  await processes.until('the object store is up', isUp, UP_MS);

  const key = {
    AWS_ACCESS_KEY_ID: randomBytes(10).toString('hex'),
    AWS_SECRET_ACCESS_KEY: randomBytes(20).toString('hex'),
  };
  const keys = [`--access-key=${key.AWS_ACCESS_KEY_ID}`, `--secret-key=${key.AWS_SECRET_ACCESS_KEY}`];
  await run('radosgw-admin', 'user', 'create', '--uid=check', '--display-name=check', ...keys);
  processes.serve('radosgw', ['-c', conf, '-n', 'client.rgw', '-f']);
  const endpoint = `http://127.0.0.1:${String(doorPort)}`;
  const answers = (): Promise<boolean> =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    );
  await processes.until('the S3 gateway answers', answers, UP_MS);
  return { FILES_URL: `s3://${BUCKET}?region=us-east-1&endpoint=${endpoint}`, ...key };
}

function configuration(folder: string, cluster: string, monitorPort: number, doorPort: number): string {
  const settings: Record<string, string | number | boolean> = {
    fsid: cluster,
    'mon host': `v2:127.0.0.1:${String(monitorPort)}`,
    'ms bind msgr1': false,
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    // The gateway requires encryption to the monitor by default, which needs keys that this cluster does not have.
    'ms mon client mode': 'crc',
    'mon data': path.join(folder, 'mon'),
    'osd data': path.join(folder, 'osd'),
    'rgw data': path.join(folder, 'rgw'),
    'crash dir': folder,
    'run dir': folder,
    'admin socket': '',
    'log file': path.join(folder, '$name.log'),
    'mon cluster log file': path.join(folder, 'cluster.log'),
    // The monitor stops by default below 5% of free disk space, which other programs may cause.
    'mon data avail crit': 0,
    'mon data avail warn': 0,
    'mon allow pool size one': true,
    // By default each change waits 1 s, and each new pool makes four changes.
    'paxos propose interval': 0.05,
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 * 1024 ** 3,
    'osd crush chooseleaf type': 0,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 4,
    'osd pool default pg autoscale mode': 'off',
    'rgw frontends': `beast endpoint=127.0.0.1:${String(doorPort)}`,
  };
  return ['[global]', ...Object.entries(settings).map(([name, value]) => `${name} = ${String(value)}`), ''].join('\n');
}
