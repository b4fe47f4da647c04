import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import './fastify-types.ts';
import { openRemembered } from './remembered.ts';

type Call = { mark: string | null; key: string | undefined; make: () => Promise<unknown> };

/** A server that answers whatever call is under way. */
function serverOf(): (call: Call) => Promise<unknown> {
  const server: FastifyInstance = Fastify();
  const send = openRemembered();
  const calls: Call[] = [];
  server.get('/', (_req, reply) => {
    const call = calls.shift();
    if (!call) throw new Error('no call');
    return send({ listMark: call.mark }, reply, call.key, call.make);
  });
  return async (call) => {
    calls.push(call);
    const answer = await server.inject('/');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
    return answer.json();
  };
}

const making = (answer: unknown) => () => Promise.resolve(answer);

describe('a list is sent again while nothing has changed', () => {
  test('under the same mark and key it is the one that was made; under another it is made anew', async () => {
    const ask = serverOf();
    expect(await ask({ mark: '1', key: 'a', make: making({ n: 'Núñez' }) })).toEqual({ n: 'Núñez' });
    expect(await ask({ mark: '1', key: 'a', make: making('never made') })).toEqual({ n: 'Núñez' });
    expect(await ask({ mark: '1', key: 'b', make: making(2) })).toBe(2);
    expect(await ask({ mark: '2', key: 'a', make: making(3) })).toBe(3);
    expect(await ask({ mark: '2', key: 'a', make: making('never made') })).toBe(3);
    expect(await ask({ mark: '1', key: 'a', make: making(4) }), 'an earlier mark has nothing left').toBe(4);
  });

  test('without a mark, and without a key, it is made each time', async () => {
    const ask = serverOf();
    for (const n of [1, 2]) expect(await ask({ mark: null, key: 'a', make: making(n) })).toBe(n);
    for (const n of [3, 4]) expect(await ask({ mark: '1', key: undefined, make: making(n) })).toBe(n);
  });

  test('what was under way while the mark changed is not taken for the new one', async () => {
    const ask = serverOf();
    const late = Promise.withResolvers<unknown>();
    const slow = ask({ mark: '1', key: 'a', make: () => late.promise });
    expect(await ask({ mark: '2', key: 'b', make: making('new') })).toBe('new');
    late.resolve('old');
    expect(await slow).toBe('old');
    expect(await ask({ mark: '2', key: 'a', make: making('newer') })).toBe('newer');
    expect(await ask({ mark: '2', key: 'b', make: making('never made') })).toBe('new');
  });

  test('what cannot be made is not kept', async () => {
    const ask = serverOf();
    const refused = ask({ mark: '1', key: 'a', make: () => Promise.reject(new Error('broken')) });
    expect(await refused).toMatchObject({ message: 'broken' });
    expect(await ask({ mark: '1', key: 'a', make: making(2) })).toBe(2);
  });

  test('sixty-four are kept: the oldest makes room', async () => {
    const ask = serverOf();
    for (let n = 0; n <= 64; n++) await ask({ mark: '1', key: String(n), make: making(n) });
    expect(await ask({ mark: '1', key: '1', make: making('never made') })).toBe(1);
    expect(await ask({ mark: '1', key: '64', make: making('never made') })).toBe(64);
    expect(await ask({ mark: '1', key: '0', make: making('anew') })).toBe('anew');
  });
});
