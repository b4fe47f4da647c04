import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, type LanguageModel, streamText, tool, APICallError } from 'ai';
import * as z from 'zod/mini';
import { tierNames } from '#finance/tiers.ts';
import type { ModelSettings } from '#server/config/assistant-settings.ts';
import type { AskedOfEngine, Model, ModelTurn } from '#server/ports.ts';

/** The question, the engine's figure, and what is made of it; one more if the first call was wrong. */
const ROUNDS = 3;

// The library would print hints to operators, who cannot act on them, into the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A model behind an OpenAI-compatible address, or Anthropic's. Nothing is tried twice: a visitor waits. */
export function openModel(settings: ModelSettings): Model {
  const shared = { model: modelOf(settings), maxOutputTokens: settings.maxTokens, maxRetries: 0 };
  return {
    answer: (turn, signal) =>
      textOf(
        streamText({
          ...shared,
          instructions: turn.instructions,
          messages: turn.messages.map(({ role, text }) => ({ role, content: text })),
          tools: { estimate_payment: engineTool(turn) },
          stopWhen: isStepCount(ROUNDS),
          abortSignal: signal,
          // Without it the library prints the error, and with it the conversation.
          onError: () => undefined,
        }).stream,
        signal,
      ),
    phrase: async (instructions, text, signal) => {
      try {
        const said = await generateText({ ...shared, instructions, prompt: text, abortSignal: signal });
        if (said.finishReason !== 'stop') throw new ModelFault(said.finishReason);
        return said.text;
      } catch (error) {
        throw modelFaultOf(error, signal);
      }
    },
  };
}

function modelOf({ provider, baseUrl, apiKey, model }: ModelSettings): LanguageModel {
  const shared = { baseURL: baseUrl, fetch: boundedFetch };
  const key = apiKey?.reveal();
  return provider === 'anthropic'
    ? createAnthropic({ ...shared, apiKey: key ?? '' })(model)
    : createOpenAICompatible({ ...shared, name: 'assistant', ...(key === undefined ? {} : { apiKey: key }) })(model);
}

const askedSchema = z.object({
  price: z.number().check(z.describe('Price of the equipment in US dollars, as the visitor named it')),
  months: z.optional(z.number()),
  tier: z.optional(z.enum(tierNames)),
  score: z.optional(z.number().check(z.describe('Credit score'))),
  down: z.optional(z.number().check(z.describe('Down payment in US dollars'))),
  downPercent: z.optional(z.number().check(z.describe('Down payment in percent of the price'))),
});

const engineTool = ({ estimate }: ModelTurn) =>
  tool({
    description:
      'Computes a monthly payment. The only source of figures for a payment; the visitor must have named a price.',
    inputSchema: askedSchema,
    execute: ({ price, months, tier, score, down, downPercent }) =>
      estimate({ price, months, tier, score, down, downPercent } satisfies AskedOfEngine),
  });

type Part = { type: string; text?: string; error?: unknown; finishReason?: string };

/**
 * The library ends a stream that failed without a word, throws in the middle, or stops in silence after an abort:
 * here all three are one error.
 */
async function* textOf(parts: AsyncIterable<Part>, signal: AbortSignal): AsyncGenerator<string> {
  let ended = false;
  try {
    for await (const part of parts) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' && part.text !== undefined) yield part.text;
      if (part.type === 'finish') ended = part.finishReason === 'stop';
    }
  } catch (error) {
    throw modelFaultOf(error, signal);
  }
  if (!ended) throw new ModelFault(signal.aborted ? 'ABORTED' : 'CUT_OFF');
}

/** Why a model gave no answer, as a code: the library's own errors carry the whole conversation. */
class ModelFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The language model gave no answer');
    this.name = 'ModelFault';
    this.code = code;
  }
}

function modelFaultOf(error: unknown, signal: AbortSignal): ModelFault {
  if (error instanceof ModelFault) return error;
  if (signal.aborted) return new ModelFault('ABORTED');
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return new ModelFault(`HTTP_${String(error.statusCode)}`);
  return new ModelFault(error instanceof Error ? error.name : typeof error);
}

/**
 * Of one answer: about forty times what its text may take, since each word comes in an envelope of its own. What is
 * beyond it, a line without an end too, is never held.
 */
const MOST_BYTES = 1024 * 1024;

/** fetch that follows no redirect and reads no more than a language model can have to say. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelFault('TOO_LONG'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
}
