import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// Not flushed: durable-pglite.ts flushes every file and then writes the marker of a whole database.
const pglite = await PGlite.create({ fs: new NodeFS(workerData as string) });
await pglite.close();
