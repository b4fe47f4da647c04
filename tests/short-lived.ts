import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** How tests start what lives for seconds: without optimised code, which does not pay, and compiled once a run. */
export const shortLived = {
  flags: [
    '--disable-warning=ExperimentalWarning',
    '--no-wasm-tier-up',
    '--no-wasm-dynamic-tiering',
    '--single-threaded-gc',
  ],
  env: {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
  },
};
