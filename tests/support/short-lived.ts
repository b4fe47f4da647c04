import path from 'node:path';
import { memory } from '../../scripts/memory.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The flags of every started server and command. */
export const AS_OPERATED = ['--disable-warning=ExperimentalWarning'];
/** The environment of a process that a test starts. What is compiled once serves the rest of the run. */
export const shortLivedEnv = {
  ...memory,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
};
