import { prepare, run } from './launch.mjs';

const given = process.argv.slice(2);
// What starts a server or a browser needs the pages too.
const build = given[0] === '--built';
const [file, ...args] = build ? given.slice(1) : given;
if (file === undefined) {
  console.error('Usage: node scripts/run.mjs [--built] FILE [arguments]');
  process.exit(1);
}
await prepare({ build });
await run(file, args);
