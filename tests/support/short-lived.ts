import path from 'node:path';
import { memory } from '../../scripts/memory.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The Node flags of servers and commands in operation. */
export const AS_OPERATED = ['--disable-warning=ExperimentalWarning'];
/** Tests end most processes within seconds, so optimizing the WebAssembly of the database took 30% of their CPU time. */
export const NODE_FLAGS = process.env['NODE_ENV'] === 'test' ? [...AS_OPERATED, '--liftoff-only'] : AS_OPERATED;
/** The environment of test processes. They share one compile cache per run. */
export const shortLivedEnv = {
  ...memory,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
};
