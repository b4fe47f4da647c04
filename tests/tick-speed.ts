import { keepTickShape } from '#server/keep-tick-shape.ts';

/** Prints how many ns `process.nextTick` takes behind ten collections, at best; with `kept`, one of its objects is kept. */
if (process.argv[2] === 'kept') await keepTickShape();

const COUNT = 1000;
const nothing = (): void => undefined;
const ticks = (): Promise<void> =>
  new Promise((resolve) => {
    for (let n = 0; n < COUNT; n++) process.nextTick(nothing, n);
    process.nextTick(resolve);
  });

for (let n = 0; n < 10; n++) {
  await ticks();
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
let best = Infinity;
for (let n = 0; n < 500; n++) {
  const from = performance.now();
  await ticks();
  best = Math.min(best, performance.now() - from);
}
console.log(((best / COUNT) * 1e6).toFixed(0));
