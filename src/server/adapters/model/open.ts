import http from 'node:http';
import https from 'node:https';
import type { ModelSettings } from '#server/config/assistant-settings.ts';
import type { Model, ModelTurn } from '#server/ports.ts';
import * as z from 'zod/mini';

/** Per answer. About 40 times the text, because each word arrives in its own envelope. */
const MOST_BYTES = 1024 * 1024;

/** One event of a provider's stream: text, or how the answer ended. */
type Event = { text?: string | undefined; end?: string | undefined };
type Wire = {
  path: string;
  headers: (key: string | undefined) => Record<string, string>;
  body: (turn: ModelTurn, settings: ModelSettings) => object;
  read: (data: unknown) => Event;
  /** The end marker of a complete answer. */
  complete: string;
};

const openAiEvent = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
});
const anthropicEvent = z.object({
  delta: z.optional(z.object({ text: z.optional(z.string()), stop_reason: z.nullish(z.string()) })),
});
const messagesOf = ({ messages }: ModelTurn) => messages.map(({ role, text }) => ({ role, content: text }));

const wires: Record<ModelSettings['provider'], Wire> = {
  'openai-compatible': {
    path: '/chat/completions',
    headers: (key) => (key === undefined ? {} : { authorization: `Bearer ${key}` }),
    body: (turn, { model, maxTokens }) => ({
      model,
      stream: true,
      max_tokens: maxTokens,
      messages: [{ role: 'system', content: turn.instructions }, ...messagesOf(turn)],
    }),
    read: (data) => {
      const choice = z.safeParse(openAiEvent, data).data?.choices?.[0];
      return { text: choice?.delta?.content ?? undefined, end: choice?.finish_reason ?? undefined };
    },
    complete: 'stop',
  },
  anthropic: {
    path: '/messages',
    headers: (key) => ({ 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' }),
    body: (turn, { model, maxTokens }) => ({
      model,
      stream: true,
      max_tokens: maxTokens,
      system: turn.instructions,
      messages: messagesOf(turn),
    }),
    read: (data) => {
      const delta = z.safeParse(anthropicEvent, data).data?.delta;
      return { text: delta?.text, end: delta?.stop_reason ?? undefined };
    },
    complete: 'end_turn',
  },
};

/** Opens a model with an OpenAI-compatible or Anthropic API. Calls are not retried, because a visitor is waiting. */
export function openModel(settings: ModelSettings): Model {
  const wire = wires[settings.provider];
  const url = new URL(`${settings.baseUrl}${wire.path}`);
  const { request, agent } =
    url.protocol === 'https:'
      ? { request: https.request, agent: new https.Agent({ keepAlive: true }) }
      : { request: http.request, agent: new http.Agent({ keepAlive: true }) };
  const call = async (turn: ModelTurn, signal: AbortSignal): Promise<http.IncomingMessage> => {
    // A request with an aborted signal may never report it.
    signal.throwIfAborted();
    const body = JSON.stringify(wire.body(turn, settings));
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    request(url, {
      agent,
      signal,
      method: 'POST',
      headers: {
        ...wire.headers(settings.apiKey?.reveal()),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
    return promise;
  };
  return {
    async *answer(turn, signal) {
      let response: http.IncomingMessage | undefined;
      try {
        response = await call(turn, signal);
        // A redirect is an error too: the conversation goes to the configured address only.
        if (response.statusCode !== 200) throw new ModelError(`HTTP_${String(response.statusCode)}`);
        let end: string | undefined;
        for await (const data of eventsOf(response)) {
          const event = wire.read(data);
          if (event.text !== undefined && event.text !== '') yield event.text;
          end = event.end ?? end;
        }
        if (end !== wire.complete) throw new ModelError('CUT_OFF');
      } catch (error) {
        throw modelErrorOf(error, signal);
      } finally {
        if (response?.complete !== true) response?.destroy();
      }
    },
  };
}

/** Yields the JSON of each `data:` line. @throws ModelFault when the answer is too long or an event is not JSON */
async function* eventsOf(response: http.IncomingMessage): AsyncGenerator<unknown> {
  let bytes = 0;
  let rest = '';
  response.setEncoding('utf8');
  for await (const chunk of response as AsyncIterable<string>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ModelError('TOO_LONG');
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : '';
      if (data !== '' && data !== '[DONE]') yield JSON.parse(data) as unknown;
    }
  }
}

/** Why a model gave no answer, as a code. Contains nothing of the conversation. */
class ModelError extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The language model gave no answer');
    this.name = 'ModelFault';
    this.code = code;
  }
}

function modelErrorOf(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) return new ModelError('ABORTED');
  return new ModelError(error instanceof Error ? error.name : typeof error);
}
