import { prepare, run } from './launch.mjs';

await prepare({ build: true });
await run('scripts/demo.ts', process.argv.slice(2));
