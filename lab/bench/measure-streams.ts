import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleChat } from '../../tests/support/factories.ts';
import { type ForkedServer, startForked } from './forked-server.ts';
import { type Connection, openConnection } from '../../tests/support/one-connection.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { openOf } from '../../tests/support/process-figures.ts';
import type { Engine } from './filled-server.ts';
import { percentile, SPOKEN } from './measured.ts';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { visitorsQuestion } from './visitors-questions.ts';

export type Streams = {
  /** Milliseconds from the question to the first word of its answer, 95th percentile. */
  p95: number;
  /** Answers that reached their end marker. */
  whole: number;
  /** Answers of the model, without those that the built-in assistant replaced. */
  byModel: number;
  /** Sockets of the server that remain after the visitors have closed theirs: connections to a model. */
  socketsLeft: number;
};

/** Longer than either side keeps an idle connection to the model. */
const SETTLE_MS = 7000;
/** The time that a visitor reads in the panel before asking. */
const READ_MS = 1000;
/** All questions are sent within this time. */
const SPREAD_MS = 1000;
/** The question must be one that the product passes to a model. */
const TO_A_MODEL = 'Do you finance used equipment?';
type Question = (n: number) => string;
type Headers = Record<string, string>;
type Asked = { count: number; first: number; question: Question };

/**
 * Simulates `count` visitors who ask within 1 s, each from a separate address, within the limits and on an open
 * connection. A first round fills caches and is not counted. Each round has separate chats, opened by this process.
 */
export async function measureStreams(
  { count, assistant, engine }: { count: number; assistant: 'built-in' | 'model'; engine: Engine },
  rounds = 1,
): Promise<Streams[]> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'streams-'));
  const speaker = assistant === 'model' ? await startSpeaker() : undefined;
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(speaker && {
        ASSISTANT_PROVIDER: 'openai-compatible',
        ASSISTANT_BASE_URL: speaker.url,
        ASSISTANT_MODEL: 'speaker',
        // Every visitor asks in every round.
        ASSISTANT_PER_MINUTE: '100000',
        ASSISTANT_DAILY_TOKENS: '2000000000',
      }),
    },
    AS_OPERATED,
  );
  try {
    const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
    const headers = {
      'x-csrf-token': csrfToken,
      cookie: `csrf_token=${csrfToken}`,
    };
    const question: Question = assistant === 'model' ? () => TO_A_MODEL : visitorsQuestion;
    const measured: Streams[] = [];
    for (let round = 0; round <= rounds; round++)
      measured.push(await measure(server, headers, { count, first: round * count, question }));
    return measured.slice(1);
  } finally {
    await server.kill('SIGTERM');
    await speaker?.stop();
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends each question on the connection that opened its chat, as a browser does. */
async function measure(
  { pid, url }: ServerProcess,
  headers: Headers,
  { count, first, question }: Asked,
): Promise<Streams> {
  const socketsBefore = socketsOf(pid);
  const numbers = Array.from({ length: count }, (_, n) => first + n);
  const visitors = await Promise.all(numbers.map((n) => openVisitor(url, headers, n)));
  const asked = visitors.map(({ connection, own, sessionId }, n) => ({
    connection,
    request: connection.postOf('/api/chat/message', own, { sessionId, content: question(first + n) }),
  }));
  await pause(READ_MS);
  const answers = await Promise.all(
    asked.map(async ({ connection, request }, n) => {
      await pause((n * SPREAD_MS) / count);
      return connection.ask(request);
    }),
  );
  for (const { connection } of visitors) connection.close();
  await pause(SETTLE_MS);
  return {
    p95: percentile(
      answers.map(({ eventMs }) => eventMs),
      0.95,
    ),
    whole: answers.filter(({ status, text }) => status === 200 && text.includes('data: [DONE]\n\n')).length,
    byModel: answers.filter(({ text }) => text.includes(SPOKEN)).length,
    socketsLeft: Math.max(0, socketsOf(pid) - socketsBefore),
  };
}

async function openVisitor(url: string, headers: Headers, visitor: number) {
  // A separate address for each visitor, because rate limits count per address.
  const address = `10.${String(visitor >> 16)}.${String((visitor >> 8) & 255)}.${String(visitor & 255)}`;
  const own = { ...headers, 'x-forwarded-for': address };
  const connection: Connection = await openConnection(url);
  const { status, text } = await connection.ask(connection.postOf('/api/chat/session', own, sampleChat));
  if (status !== 201) throw new Error(`a chat answered ${String(status)}: ${text}`);
  return { connection, own, sessionId: (JSON.parse(text) as { id: string }).id };
}

/** Starts a model that sends one sentence every 50 ms. */
export async function startSpeaker(): Promise<ForkedServer> {
  const speaker = await startForked(path.join(import.meta.dirname, 'speaking-model.ts'));
  return { ...speaker, url: `${speaker.url}/v1` };
}

const socketsOf = (pid: number): number => openOf(pid).filter((name) => name.startsWith('socket:')).length;
