import { prepare, run } from './launch.mjs';
import { serverFlags } from './memory.mjs';

await prepare({ build: true });
await run('src/server/main.ts', process.argv.slice(2), serverFlags);
