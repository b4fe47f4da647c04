import { randomBytes, randomInt } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { documentPaths } from '../../src/contract/documents.ts';
import { breakOff } from '../../tests/support/aborted-uploads.ts';
import { sampleChat } from '../../tests/support/factories.ts';
import { startSpeaker } from '../bench/measure-streams.ts';
import { openOf } from '../../tests/support/process-figures.ts';
import { pause } from '../../tests/support/writers.ts';
import { drill, type Fault, proof, type Stage, unless } from './drill.ts';
import type { World } from './world.ts';

const AT_ONCE = 10;
const SETTLE_MS = 20_000;
/** Longer than idle connections to a model and to a bucket are kept. */
const IDLE_MS = 6_000;
const MOST_BYTES = 400_000;

/** F13: clients disconnect in the middle of an answer or a file. */
export const loseClients: Fault = {
  id: 'F13',
  title: 'clients disconnect mid-answer and mid-upload',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine, factor) => {
    const speaker = await startSpeaker();
    try {
      return await drill(engine, (stage) => vanish(stage, Math.round(500 * factor)), {
        settings: {
          ASSISTANT_PROVIDER: 'openai-compatible',
          ASSISTANT_BASE_URL: speaker.url,
          ASSISTANT_MODEL: 'speaker',
        },
        orders: { writers: 1, restMs: 1500, kinds: ['application'] },
      });
    } finally {
      await speaker.stop();
    }
  },
};

async function vanish({ world, over }: Stage, each: number) {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MOST_BYTES)]);
  const place = { url: world.server.url, headers: { authorization: `Bearer ${world.dealer}` } };
  const vanishMidUpload = (n: number): Promise<void> =>
    breakOff(
      place,
      n % 2 === 0 ? documentPaths.upload(world.deal) : world.link,
      content.subarray(0, randomInt(2000, MOST_BYTES)),
      randomInt(0, 2000),
    );
  let streams = 0;
  const vanishAll = async (count: number): Promise<void> => {
    streams = 0;
    await inTurns(count, async () => {
      if (await vanishMidAnswer(world)) streams += 1;
    });
    await inTurns(count, vanishMidUpload);
  };
  // Descriptors that the first ones open permanently, such as files read for the first time, are not a leak.
  await vanishAll(AT_ONCE * 2);
  await pause(IDLE_MS);
  const base = heldBy(world);
  await vanishAll(each);
  const held = await settled(world, base.length);
  const left = held.length - base.length;
  await over();
  return {
    how: `${String(each)} chats and ${String(each)} uploads whose sockets are destroyed or reset half-way`,
    control: proof(streams > each / 2, `${String(streams)} chats had started to answer`),
    seen: `open descriptors ${String(base.length)} before, ${String(held.length)} after`,
    // Three: the writer's connection, and those that a pool opens for it.
    faults: unless(left <= 3, `${String(left)} descriptors stayed open: ${kinds(base)} before, ${kinds(held)} after`),
  };
}

async function inTurns(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work(left);
    }),
  );
}

/** Sends a request, waits for the first byte of the answer, and disconnects. */
async function vanishMidAnswer({ server }: World): Promise<boolean> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };
  const opened = await fetch(`${server.url}/api/chat/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(sampleChat),
  });
  const { id: sessionId } = (await opened.json()) as { id: string };
  const body = JSON.stringify({ sessionId, content: 'Do you finance used equipment?' });
  const { port, hostname, host } = new URL(server.url);
  const head = Object.entries({ ...headers, host, 'content-length': String(Buffer.byteLength(body)) });
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let answered = false;
  socket.once('data', (piece) => {
    answered = piece.toString('latin1').startsWith('HTTP/1.1 200');
    if (Math.random() < 0.5) socket.resetAndDestroy();
    else socket.destroy();
  });
  socket.write(
    `POST /api/chat/message HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  await closed;
  return answered;
}

/** Returns the descriptors without the engine's files, which it opens on first use and keeps. */
const heldBy = ({ server, dataDir }: World): string[] =>
  openOf(server.pid).filter((name) => !name.startsWith(path.join(dataDir, 'db')));

async function settled(world: World, base: number): Promise<string[]> {
  for (const deadline = Date.now() + SETTLE_MS; Date.now() < deadline;) {
    if (heldBy(world).length <= base) break;
    await pause(200);
  }
  return heldBy(world);
}

/** Counts by kind: sockets and pipes without their numbers, files by path. */
function kinds(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names.map((one) => one.replace(/:\[\d+\]$/, ''))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${String(count)} ${name}`).join(', ');
}
