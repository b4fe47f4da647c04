import http from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { dealPaths } from '../../src/contract/deals.ts';
import { notificationPaths } from '../../src/contract/notifications.ts';
import { sampleChat } from '../../tests/support/factories.ts';
import type { World } from '../faults/world.ts';

const DASHBOARDS = 200;
const POLL_MS = 30_000;
const CHAT_MS = 2000;

export type Timed = { call: string; ms: number };
export type SoakLoad = {
  /** Returns all answers since the last call. */
  takeTimes: () => Timed[];
  unexpected: string[];
  stop: () => Promise<void>;
};

/** Simulates 200 dashboards that refresh every 30 s, evenly spread, and a visitor who asks every 2 s. */
export function startLoad({ server, dealer }: World): SoakLoad {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const ended = new AbortController();
  const unexpected: string[] = [];
  let times: Timed[] = [];
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<string> => {
    const from = performance.now();
    const req = http.request(server.url + path, {
      method,
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    req.end(body && JSON.stringify(body));
    const [res] = (await once(req, 'response')) as [http.IncomingMessage];
    let text = '';
    for await (const piece of res) text += String(piece);
    times.push({ call: `${method} ${path}`, ms: performance.now() - from });
    if ((res.statusCode ?? 0) >= 400) unexpected.push(`${path} ${String(res.statusCode)}`);
    return text;
  };
  /** Repeats until the end. Requests that the end interrupts are not findings. */
  const forEver = async (firstMs: number, eachMs: number, work: () => Promise<void>): Promise<void> => {
    const { signal } = ended;
    try {
      await pause(firstMs, undefined, { signal });
      for (;;) {
        await work();
        await pause(eachMs, undefined, { signal });
      }
    } catch (error) {
      if (!signal.aborted) unexpected.push((error as Error).message);
    }
  };
  const polls = { authorization: `Bearer ${dealer}`, 'x-poll': '1' };
  const look = async (): Promise<void> => {
    await call('GET', `${dealPaths.own}?limit=50`, polls);
    await call('GET', notificationPaths.own, polls);
  };
  const ask = async (): Promise<void> => {
    const { id: sessionId } = JSON.parse(
      await call('POST', '/api/chat/session', { authorization: 'Bearer none' }, sampleChat),
    ) as { id: string };
    const question = { sessionId, content: 'Do you finance used equipment?' };
    const said = await call('POST', '/api/chat/message', { authorization: 'Bearer none' }, question);
    if (!said.endsWith('data: [DONE]\n\n')) unexpected.push('a chat without its end');
  };
  const all = [
    ...Array.from({ length: DASHBOARDS }, (_, n) => forEver((n / DASHBOARDS) * POLL_MS, POLL_MS, look)),
    forEver(0, CHAT_MS, ask),
  ];
  return {
    takeTimes: () => {
      const taken = times;
      times = [];
      return taken;
    },
    unexpected,
    stop: async () => {
      ended.abort();
      await Promise.all(all);
      agent.destroy();
    },
  };
}
