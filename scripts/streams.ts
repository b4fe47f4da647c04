import fs from 'node:fs';
import { measureStreams } from '#tests/measure-streams.ts';
import { median } from './bench/measured.ts';

/** npm run streams [-- COUNT]: so many chats answered at once, five times, by the built-in assistant and by a model that speaks at 50 ms a sentence. */
const ROUNDS = 5;
const count = Number(process.argv[2] ?? 1000);
const load = (fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '').trim();
console.log(`${String(count)} chats at once; load average ${load} before`);
console.log('assistant  first byte p50/p95   all answered   whole (by a model)   memory at rest/most   sockets left');
for (const assistant of ['built-in', 'model'] as const) {
  const rounds = await measureStreams(count, assistant, ROUNDS);
  for (const m of rounds) {
    console.log(
      [
        assistant.padEnd(10),
        `${ms(m.p50)} / ${ms(m.p95)}`.padEnd(20),
        ms(m.wholeMs).padEnd(14),
        `${String(m.whole)}/${String(count)} (${String(m.byModel)})`.padEnd(19),
        `${mb(m.restBytes)} / ${mb(m.mostBytes)}`.padEnd(21),
        String(m.socketsLeft),
      ].join(' '),
    );
    if (m.whole !== count || m.socketsLeft > 0) process.exitCode = 1;
    if (assistant === 'model' && m.byModel < count) process.exitCode = 1;
  }
  console.log(
    `${assistant.padEnd(10)} first byte p95, the median of ${String(ROUNDS)}: ${ms(median(rounds.map(({ p95 }) => p95)))}`,
  );
}

function ms(value: number): string {
  return `${String(Math.round(value))} ms`;
}
function mb(bytes: number): string {
  return `${String(Math.round(bytes / 1024 / 1024))} MB`;
}
