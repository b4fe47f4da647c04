import Fastify from 'fastify';
import { beforeAll, expect } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { addressOptions } from '#server/http/page-path.ts';
import { registerPages } from '#server/http/pages.ts';
import { addresses } from '#web/addresses.ts';

type Pair = { en: string; es: string };
/** Every indexable public page, with its counterpart in the other language. */
export const listedPairs: Pair[] = Object.entries(addresses)
  .filter(([name]) => !['paymentFinish', 'verify', 'upload', 'findStatus', 'status'].includes(name))
  .map(([, pair]) => pair);
/** Every public page, with the page for unknown addresses. */
export const everyPair: Pair[] = [
  ...listedPairs,
  addresses.verify,
  addresses.findStatus,
  addresses.upload,
  { en: '/nothing', es: '/es/nada' },
];
export const pathsOf = (pairs: Pair[]): string[] => pairs.flatMap(({ en, es }) => [en, es]);

export const PUBLIC_URL = 'https://lender.example';
const server = Fastify(addressOptions);

let served: Promise<unknown> | undefined;

/** Serves the built pages with the sample brand on a public address. Renders them once for all files of a worker. */
export function servePages(): typeof server {
  beforeAll(() => (served ??= register()));
  return server;
}
async function register(): Promise<void> {
  await registerPages(server, {
    publicUrl: PUBLIC_URL,
    brand: sampleBrand,
    consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: false,
    now: () => new Date('2031-05-01T00:00:00Z'),
  });
  await server.ready();
}

/** Returns the HTML of an address. Fails unless it answers 200. */
export const page = async (url: string): Promise<string> => {
  const answer = await server.inject({ url });
  expect(answer.statusCode, url).toBe(200);
  return answer.body;
};
export const plain = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
export const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
export const section = (html: string, heading: string): string =>
  mainOf(html)
    .split(/(?=<section|<aside)/)
    .find((part) => plain(part).includes(heading)) ?? '';
export const count = (html: string, tag: string): number => html.split(`<${tag}`).length - 1;

export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((m) => (m[1] ?? '').replaceAll('&amp;', '&'));
