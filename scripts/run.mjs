import { parseArgs } from 'node:util';
import { prepare, run } from './launch.mjs';

/** node scripts/run.mjs [--dev] [--built] [--lab] FILE [arguments]: prepares what the file needs and runs it. */
const given = process.argv.slice(2);
const at = given.findIndex((word) => !word.startsWith('--'));
const [file, ...args] = given.slice(at);
const { values } = parseArgs({
  args: given.slice(0, at),
  options: { dev: { type: 'boolean' }, built: { type: 'boolean' }, lab: { type: 'boolean' } },
});
const listing = values.lab && args.length === 0;
await prepare(listing ? {} : { dev: values.dev, build: values.built, lab: values.lab });
await run(file, args);
