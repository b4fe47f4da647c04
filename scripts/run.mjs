import { prepare, run } from './launch.mjs';

const given = process.argv.slice(2);
// What starts a server or a browser needs the pages too.
const build = given[0] === '--built';
// Operations commands run where the packages for development are not installed, such as the container image.
const dev = given[0] !== '--no-dev';
const [file, ...args] = build || !dev ? given.slice(1) : given;
if (file === undefined) {
  console.error('Usage: node scripts/run.mjs [--built | --no-dev] FILE [arguments]');
  process.exit(1);
}
await prepare({ build, dev });
await run(file, args);
