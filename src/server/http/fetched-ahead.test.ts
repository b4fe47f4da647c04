import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSamplePages } from '#tests/support/sample-pages.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await openSamplePages();
});
afterAll(() => server.close());

const headerOf = async (url: string): Promise<unknown> => (await server.inject({ url })).headers['speculation-rules'];

test('public pages name the speculation rules; pages with a token and unknown pages do not', async () => {
  for (const url of ['/', '/es', '/credit-application', '/make-payment'])
    expect(await headerOf(url)).toBe('"/speculation-rules.json"');
  for (const url of ['/upload/TOKEN', '/verify/CODE', '/dealer/login', '/no-such-page', '/robots.txt'])
    expect(await headerOf(url)).toBeUndefined();
});

test('the speculation rules list existing public pages in both languages, and none with a token', async () => {
  const answer = await server.inject({ url: '/speculation-rules.json' });
  expect(answer.headers['content-type']).toBe('application/speculationrules+json; charset=utf-8');
  const { prefetch } = answer.json<{ prefetch: { where: { href_matches: string[] }; eagerness: string }[] }>();
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  const paths = prefetch.flatMap(({ where }) => where.href_matches);
  expect(paths).toEqual(expect.arrayContaining(['/', '/es', '/credit-application', '/es/credit-application']));
  expect(paths.filter((path) => /upload|verify|dealer|admin|api/.test(path))).toEqual([]);
  for (const path of paths) expect([path, (await server.inject({ url: path })).statusCode]).toEqual([path, 200]);
});

test('the application page preloads its form in its own language only, and other pages preload nothing', async () => {
  const later = async (url: string): Promise<string[]> =>
    [...(await server.inject({ url })).body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
  for (const [url, lang, other] of [
    ['/credit-application', 'en', 'es'],
    ['/es/credit-application', 'es', 'en'],
  ] as const) {
    const files = await later(url);
    const named = files.map((file) => /([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1]);
    expect(named).toEqual(expect.arrayContaining(['mount', 'react', `application-form-${lang}`]));
    expect(named).not.toContain(`application-form-${other}`);
    for (const file of files) expect([file, (await server.inject({ url: file })).statusCode]).toEqual([file, 200]);
  }
  expect(await later('/')).toEqual([]);
});
