import { abortUploads } from '#tests/aborted-uploads.ts';

/** npm run aborted-uploads -- 1000: so many uploads broken off at random points, and what stayed behind. */
const count = Number(process.argv[2] ?? 1000);
const from = performance.now();
const left = await abortUploads(count);
console.log(`${String(count)} uploads broken off in ${((performance.now() - from) / 1000).toFixed(1)} s`);
for (const [what, found] of Object.entries({ ...left, files: left.files.length })) {
  console.log(`${what.padEnd(12)} ${String(found)}`);
  if (found > 0) process.exitCode = 1;
}
