import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleChat } from '../../tests/support/factories.ts';
import { SPOKEN } from '../bench/measured.ts';
import { drill, type Fault, proof, type Stage, unless, when } from './drill.ts';
import type { World } from './world.ts';

const LONGEST_MS = 30_000;
const PIECES = 3;

type Hanging = { url: string; asked: () => number; mode: { after: number }; close: () => Promise<void> };

/** Starts a model that stops sending after a number of pieces and keeps its connection open. */
async function startHangingModel(): Promise<Hanging> {
  const mode = { after: 0 };
  let asked = 0;
  const piece = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content: SPOKEN }, finish_reason: null }] })}\n\n`;
  const server = http.createServer((req, res) => {
    asked += 1;
    req.resume();
    if (mode.after === 0) return;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let n = 0; n < mode.after; n++) res.write(piece);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    asked: () => asked,
    mode,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** F12: the language model hangs before its first word, and after three pieces. */
export const hangModel: Fault = {
  id: 'F12',
  title: 'language model hangs',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine) => {
    const model = await startHangingModel();
    try {
      return await drill(engine, (stage) => hang(stage, model), {
        settings: {
          ASSISTANT_PROVIDER: 'openai-compatible',
          ASSISTANT_BASE_URL: model.url,
          ASSISTANT_MODEL: 'hanging',
          ASSISTANT_FIRST_WORD_MS: '3000',
          ASSISTANT_ANSWER_MS: '8000',
        },
        orders: { restMs: 400 },
      });
    } finally {
      await model.close();
    }
  },
};

async function hang({ world, over }: Stage, model: Hanging) {
  const before = await ask(world, 'en');
  const spanish = await ask(world, 'es');
  model.mode.after = PIECES;
  const after = await ask(world, 'en');
  await over();
  const all = [before, spanish, after];
  return {
    how: 'a model that accepts the question and stops, at once and after three pieces',
    control: proof(
      model.asked() >= all.length,
      `it received ${String(model.asked())} questions and finished no answer`,
    ),
    seen: `before the first word: a built-in answer after ${String(before.ms)} and ${String(spanish.ms)} ms; after three pieces: a closing sentence after ${String(after.ms)} ms`,
    faults: [
      ...unless(
        all.every(({ ms }) => ms < LONGEST_MS),
        'an answer took longer than 30 s',
      ),
      ...unless(
        all.every(({ text }) => text.endsWith('data: [DONE]\n\n')),
        'an answer has no end marker',
      ),
      ...when(before.text.includes(SPOKEN), 'text of the hanging model was sent'),
      ...unless(/[áéíóúñ¿]/.test(spanish.text), 'the answer in Spanish is not in Spanish'),
      ...unless(after.text.split('data:').length > PIECES, 'no sentence follows the pieces'),
    ],
  };
}

async function ask({ server }: World, language: 'en' | 'es'): Promise<{ ms: number; text: string }> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };
  const post = (path: string, body: object): Promise<Response> =>
    fetch(server.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(2 * LONGEST_MS),
    });
  const { id: sessionId } = (await (await post('/api/chat/session', { ...sampleChat, language })).json()) as {
    id: string;
  };
  const from = performance.now();
  const content = language === 'en' ? 'Do you finance used equipment?' : '¿Financian equipo usado?';
  const text = await (await post('/api/chat/message', { sessionId, content })).text();
  return { ms: Math.round(performance.now() - from), text };
}
