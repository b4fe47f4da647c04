import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inFolder, runProgram, versionOf } from './programs.ts';

export type Hit = { word: string; status: number; length: number };
const TRIES = 5;
export const ffuf = { ffuf: 'ffuf' };
export const ffufVersion = (): Promise<string> => versionOf('ffuf', ['-V'], /version: (\S+)/);

/** Returns the answer to each word, inserted at FUZZ. @throws Error when some words get no answer */
export async function fuzzWords(words: string[], url: string, body?: string): Promise<Hit[]> {
  const hits = new Map<string, Hit>();
  // The report omits the words of cut connections.
  for (let left = TRIES; left > 0 && hits.size < words.length; left--) {
    const open = words.filter((word) => !hits.has(word));
    for (const hit of await askOnce(open, url, body)) hits.set(hit.word, hit);
  }
  if (hits.size < words.length) throw new Error(`${String(words.length - hits.size)} words got no answer at ${url}`);
  return [...hits.values()];
}

function askOnce(words: string[], url: string, body: string | undefined): Promise<Hit[]> {
  return inFolder(async (folder) => {
    const [list, report] = [path.join(folder, 'words'), path.join(folder, 'report.json')];
    fs.writeFileSync(list, words.join('\n'));
    const post = body === undefined ? [] : ['-X', 'POST', '-H', 'Content-Type: application/json', '-d', body];
    const args = ['-u', url, '-w', list, '-mc', 'all', '-s', '-t', '20', '-timeout', '30', '-of', 'json', '-o', report];
    await runProgram('ffuf', [...args, ...post], { cwd: folder, ms: 600_000 });
    const { results } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
      results: { input: { FUZZ: string }; status: number; length: number }[];
    };
    return results.map(({ input, status, length }) => ({ word: input.FUZZ, status, length }));
  });
}

export const randomTokens = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
