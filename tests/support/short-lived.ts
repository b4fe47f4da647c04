import path from 'node:path';
import { memory } from '../../scripts/memory.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The Node flags of every started server and command. */
export const AS_OPERATED = ['--disable-warning=ExperimentalWarning'];
/** The environment of test processes. They share one compile cache per run. */
export const shortLivedEnv = {
  ...memory,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
};
