import { prepare, run } from './launch.mjs';
import { serverFlags } from './memory.mjs';
import { isBuilt } from './stamp.mjs';

// Only building needs the packages for development.
await prepare({ build: true, dev: !isBuilt() });
await run('src/server/main.ts', process.argv.slice(2), serverFlags);
