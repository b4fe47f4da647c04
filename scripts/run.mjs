import { prepare, run } from './launch.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/run.mjs FILE [arguments]');
  process.exit(1);
}
await prepare({ build: false });
await run(file, args);
