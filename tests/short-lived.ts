import path from 'node:path';
import { memory } from '../scripts/memory.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** How an operator's server starts: for what is measured. */
export const AS_OPERATED = ['--disable-warning=ExperimentalWarning'];
/** How tests start what lives for seconds: without optimised code, which does not pay, and compiled once a run. */
export const shortLived = {
  flags: [...AS_OPERATED, '--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--single-threaded-gc'],
  env: {
    ...memory,
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
  },
};
