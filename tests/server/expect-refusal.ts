import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { ErrorAnswer } from '#contract/errors.ts';

const KEYS = ['success', 'error', 'message', 'code', 'fields', 'requestId', 'valid'];
/** Traces of code, a driver or SQL, which no user should see. */
const INSIDES =
  /\bat [\w.<]+ \(|node_modules|file:\/\/|\.ts:\d|kysely|pg-boss|pglite|fastify|FST_|zod|select .+ from |insert |relation |column |syntax error|undefined|\[object/i;

/** Expects the JSON error envelope of every non-2xx answer under /api, with a readable message. `what` names the case. */
export function expectRefusal(
  answer: LightMyRequestResponse,
  status: number,
  code?: string,
  what = 'the answer',
): ErrorAnswer {
  expect(answer.statusCode, `${what}: ${answer.body}`).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const body = answer.json<ErrorAnswer>();
  expect(KEYS).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(body).toMatchObject({ success: false, error: body.message });
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  for (const sentence of [body.message, ...Object.values(body.fields ?? {})]) {
    expect(sentence).toMatch(/^\S+( \S+)+/);
    expect(sentence).not.toBe('Invalid input');
    expect(sentence).not.toMatch(INSIDES);
  }
  if (code !== undefined) expect(body.code, what).toBe(code);
  return body;
}
