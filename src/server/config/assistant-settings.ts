import { Secret } from '#server/crypto/secret.ts';
import type { Reader } from './settings-reader.ts';

export const modelProviders = ['openai-compatible', 'anthropic'] as const;

/** The language model of the assistant and its cost limits. */
export type ModelSettings = {
  provider: (typeof modelProviders)[number];
  baseUrl: string;
  /** Optional: a model on the operator's own machine may need no key. */
  apiKey: Secret<string> | undefined;
  model: string;
  /** Per answer. */
  maxTokens: number;
  /** Earlier questions and answers sent with each call. */
  turns: number;
  /** For all visitors. Beyond these limits the built-in assistant answers. */
  perMinute: number;
  dailyTokens: number;
  firstWordMs: number;
  answerMs: number;
};

const ANTHROPIC = 'https://api.anthropic.com/v1';
const NAMES = ['ASSISTANT_PROVIDER', 'ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'] as const;

/** Reads the model settings. Reports an error when only some of them are set. */
export function readModel(read: Reader, errors: string[], production: boolean): ModelSettings | undefined {
  const found = { ...readPlace(read), ...readLimits(read) };
  const { provider, baseUrl, apiKey, model } = found;
  if (NAMES.every((name) => read.text(name) === undefined)) return undefined;
  if (!provider || !model || baseUrl === undefined || (provider === 'anthropic' && !apiKey)) {
    errors.push(
      'A language model needs ASSISTANT_PROVIDER and ASSISTANT_MODEL; openai-compatible also ASSISTANT_BASE_URL, anthropic also ASSISTANT_API_KEY.',
    );
    return undefined;
  }
  if (production && apiKey && !baseUrl.startsWith('https:'))
    errors.push(
      'ASSISTANT_BASE_URL must be an https address under NODE_ENV=production. Otherwise the API key is sent unencrypted.',
    );
  return { ...found, provider, baseUrl, model };
}

function readPlace(read: Reader) {
  const provider = read.oneOf('ASSISTANT_PROVIDER', modelProviders);
  const given = read.url('ASSISTANT_BASE_URL', ['https:', 'http:'])?.href.replace(/\/$/, '');
  const key = read.text('ASSISTANT_API_KEY');
  return {
    provider,
    baseUrl: given ?? (provider === 'anthropic' ? ANTHROPIC : undefined),
    apiKey: key === undefined ? undefined : new Secret(key),
    model: read.text('ASSISTANT_MODEL'),
  };
}

function readLimits(read: Reader) {
  return {
    maxTokens: read.whole('ASSISTANT_MAX_TOKENS', 50, 4000) ?? 500,
    turns: read.whole('ASSISTANT_TURNS', 0, 20) ?? 4,
    perMinute: read.whole('ASSISTANT_PER_MINUTE', 1, 100_000) ?? 120,
    dailyTokens: read.whole('ASSISTANT_DAILY_TOKENS', 1000, 2_000_000_000) ?? 5_000_000,
    firstWordMs: read.whole('ASSISTANT_FIRST_WORD_MS', 50, 20_000) ?? 8000,
    answerMs: read.whole('ASSISTANT_ANSWER_MS', 100, 28_000) ?? 25_000,
  };
}
