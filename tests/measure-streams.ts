import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sampleChat } from './factories.ts';
import { memoryOf, openOf } from './process-figures.ts';
import { SPOKEN } from './spoken.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { AS_OPERATED } from './short-lived.ts';
import { visitorsQuestion } from './visitors-questions.ts';

export type Streams = {
  /** Milliseconds from the request to the first byte of its answer. */
  p50: number;
  p95: number;
  wholeMs: number;
  /** Answers that came to their end mark. */
  whole: number;
  /** Answers in the model's own words, not the built-in ones that stood in. */
  byModel: number;
  /** Resident memory of the server. */
  restBytes: number;
  mostBytes: number;
  /** More of the server's sockets than before, once idle connections have gone. */
  socketsLeft: number;
};

/** Longer than any side keeps an idle connection to the model. */
const SETTLE_MS = 7000;
/** A model is measured by its own pace, and must be asked what it may answer. */
const TO_A_MODEL = 'Do you finance used equipment?';
type Question = (n: number) => string;
type Caller = { headers: Record<string, string>; agent: http.Agent };

/** So many visitors ask at the same moment, each on a connection and from an address of its own, within the limits. */
export async function measureStreams(count: number, assistant: 'built-in' | 'model'): Promise<Streams> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'streams-'));
  const speaker = assistant === 'model' ? await startSpeaker() : undefined;
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ...(speaker && {
        ASSISTANT_PROVIDER: 'openai-compatible',
        ASSISTANT_BASE_URL: speaker.url,
        ASSISTANT_MODEL: 'speaker',
      }),
    },
    AS_OPERATED,
  );
  try {
    const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
    const headers = { 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
    const caller = { headers, agent: new http.Agent({ maxSockets: Infinity, keepAlive: false }) };
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await openSession(server, caller, n));
    const question: Question = assistant === 'model' ? () => TO_A_MODEL : visitorsQuestion;
    await ask(server, caller, ids[0] ?? '', 0, TO_A_MODEL);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return await measure(server, caller, ids, question);
  } finally {
    await server.kill('SIGTERM');
    await speaker?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, caller: Caller, ids: string[], question: Question): Promise<Streams> {
  const [restBytes, socketsBefore] = [memoryOf(server.pid), socketsOf(server.pid)];
  let mostBytes = restBytes;
  const watch = setInterval(() => (mostBytes = Math.max(mostBytes, memoryOf(server.pid))), 50);
  const from = performance.now();
  const answers = await Promise.all(ids.map((id, n) => ask(server, caller, id, n, question(n))));
  const wholeMs = performance.now() - from;
  clearInterval(watch);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const firsts = answers.map(({ firstMs }) => firstMs).toSorted((a, b) => a - b);
  const at = (share: number): number => firsts[Math.min(firsts.length - 1, Math.floor(firsts.length * share))] ?? 0;
  return {
    p50: at(0.5),
    p95: at(0.95),
    wholeMs,
    whole: answers.filter(({ text }) => text.endsWith('data: [DONE]\n\n')).length,
    byModel: answers.filter(({ text }) => text.includes(SPOKEN)).length,
    restBytes,
    mostBytes,
    socketsLeft: Math.max(0, socketsOf(server.pid) - socketsBefore),
  };
}

/** An address of their own for each, since limits count by it. */
const from = (n: number) => ({ 'x-forwarded-for': `10.0.${String(n >> 8)}.${String(n & 255)}` });

async function openSession(server: ServerProcess, { headers }: Caller, n: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/chat/session`, {
    method: 'POST',
    headers: { ...headers, ...from(n), 'content-type': 'application/json' },
    body: JSON.stringify(sampleChat),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function ask(server: ServerProcess, { headers, agent }: Caller, sessionId: string, n: number, content: string) {
  const begin = performance.now();
  const req = http.request(`${server.url}/api/chat/message`, {
    method: 'POST',
    agent,
    headers: { ...headers, ...from(n), 'content-type': 'application/json' },
  });
  req.end(JSON.stringify({ sessionId, content }));
  const [res] = (await once(req, 'response')) as [http.IncomingMessage];
  let firstMs = 0;
  let text = '';
  for await (const chunk of res) {
    firstMs ||= performance.now() - begin;
    text += String(chunk);
  }
  return { firstMs, text };
}

/** A model in a process of its own, so that it does not share a core's time with the callers. */
export async function startSpeaker(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'speaking-model.ts'), { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const socketsOf = (pid: number): number => openOf(pid).filter((name) => name.startsWith('socket:')).length;
