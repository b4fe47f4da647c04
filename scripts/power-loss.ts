import { losePower } from '#tests/power-loss/rounds.ts';

/** npm run power-loss -- 20 [seed]: that many simulated power cuts of the embedded database, and the control. */
const rounds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const { cut, control, operations, flushes } = await losePower({
  rounds,
  controls: Math.ceil(rounds / 5),
  seed,
  submits: 200,
});
console.log(`${String(operations)} operations recorded, ${String(flushes)} flushes, seed ${String(seed)}`);
console.log(
  `power cut: ${String(cut.rounds)} rounds, ${String(cut.acknowledged)} acknowledged, ${String(cut.lost)} lost, ${String(cut.unreadable)} unreadable`,
);
console.log(
  `control without flushes: ${String(control.rounds)} rounds, ${String(control.acknowledged)} acknowledged, ${String(control.lost)} lost, ${String(control.unreadable)} unreadable`,
);
// An engine that did not open keeps the process alive.
process.exit(cut.lost + cut.unreadable === 0 && control.lost > 0 ? 0 : 1);
