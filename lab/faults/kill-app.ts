import { setTimeout as pause } from 'node:timers/promises';
import { drill, type Fault, proof, when } from './drill.ts';
import { isBusy } from './machine.ts';

const START_MS = 3000;

/** F1: repeated SIGKILL under eight writers. */
export const killApp: Fault = {
  id: 'F1',
  title: 'kill -9 of the product',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine, factor) =>
    drill(engine, async ({ world, ledger, over, crashed }) => {
      const rounds = Math.ceil(4 * factor);
      const starts: number[] = [];
      let ended = 0;
      const port = new URL(world.server.url).port;
      for (let round = 0; round < rounds; round++) {
        await pause(300 + Math.random() * 900);
        ended += (await world.server.kill('SIGKILL')) === null ? 1 : 0;
        crashed();
        const from = performance.now();
        await world.start({ settings: { PORT: port } });
        starts.push(Math.round(performance.now() - from));
        await over();
        await ledger.untilAcknowledged(8);
      }
      const sorted = starts.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return {
        how: `SIGKILL at a random moment, ${String(rounds)} rounds, 8 writers`,
        control: proof(ended === rounds, `${String(ended)} processes ended by the signal`),
        seen: `ready again in ${String(median)} ms (median), ${String(sorted.at(-1))} ms at most; ${String(ledger.seen().cut)} cut off and sent again`,
        faults: when(median > START_MS && !isBusy(), `it takes ${String(median)} ms to start`),
      };
    }),
};
