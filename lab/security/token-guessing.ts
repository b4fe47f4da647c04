import { ffuf, ffufVersion, fuzzWords, type Hit, randomTokens } from './ffuf.ts';
import { onPlanted, PLANTED_TOKEN, startPlanted } from './planted-server.ts';
import type { Attacked, Suite } from './suite.ts';

const GUESSES = 20_000;
/** The maximum number of guesses per minute before the rest is refused. */
const MOST_A_MINUTE = 1000;
const PLACES: [name: string, path: string, body?: string][] = [
  ['an upload link', '/api/upload/FUZZ'],
  ['an application invitation', '/api/credit-application-invite?token=FUZZ'],
  ['a sign-in invitation', '/api/dealer/admin/validate-invite', '{"token":"FUZZ"}'],
  ['the password of an invitation', '/api/dealer/auth/accept-invite', '{"token":"FUZZ","password":"correct horse 9"}'],
];

async function guess(url: string, words: string[]): Promise<Attacked> {
  const findings: string[] = [];
  let cases = 0;
  for (const [name, path, body] of PLACES) {
    const from = performance.now();
    const hits = await fuzzWords(words, url + path, body);
    const minutes = Math.ceil((performance.now() - from) / 60_000);
    cases += hits.length;
    findings.push(...judge(name, hits, minutes));
  }
  return { cases, findings };
}

function judge(name: string, hits: Hit[], minutes: number): string[] {
  const opened = hits.filter(({ status }) => status < 400);
  const failed = hits.filter(({ status }) => status >= 500);
  const judged = hits.filter(({ status }) => status !== 429 && status >= 400);
  const kinds = new Set(judged.map(({ status, length }) => `${String(status)}, ${String(length)} bytes`));
  return [
    ...opened.map(({ word }) => `${name} opened with ${word}`),
    ...failed.map(({ status }) => `${name} answered ${String(status)}`),
    ...(judged.length > MOST_A_MINUTE * minutes
      ? [`${name} is not throttled: ${String(judged.length)} guesses were checked`]
      : []),
    ...(kinds.size > 1 ? [`${name} distinguishes wrong tokens: ${[...kinds].join('; ')}`] : []),
  ];
}

export const tokenGuessing: Suite = {
  name: 'token guessing',
  what: '20,000 random tokens for each kind of link, on production settings: none works, all get the same answer, throttled',
  programs: ffuf,
  tool: ffufVersion,
  control: () => onPlanted(startPlanted, ({ url }) => guess(url, [...randomTokens(2000), PLANTED_TOKEN])),
  plants: [/an upload link opened with planted/, /a sign-in invitation opened/, /is not throttled/],
  attack: async (site) => guess((await site.live()).url, randomTokens(GUESSES)),
};
