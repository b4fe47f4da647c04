import { prepare, run } from './launch.mjs';

await prepare({ build: true });
await run('src/server/main.ts', process.argv.slice(2));
