import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callControl, listenControl, readText } from './socket.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'control-'));
const file = path.join(folder, 'control');
let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await listenControl(file, {
    echo: (flags, out) => Promise.resolve(void out.write(flags.join('+'))),
    refuse: () => Promise.reject(new Error('Not now.')),
    break: async (_flags, out) => {
      await new Promise((resolve) => out.write('half', resolve));
      throw new Error('lost the rest');
    },
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const say = async (name: string, flags?: string[]): Promise<string | undefined> => {
  const answer = await callControl(file, name, flags);
  return answer && readText(answer);
};

describe('design 9: commands talk to the running server', () => {
  test('by a socket that is for its owner only', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await say('echo', ['a', 'b'])).toBe('a+b');
  });

  test('what the server refuses, and what it does not know, arrives in words', async () => {
    await expect(say('refuse')).rejects.toThrow(/^Not now\.$/);
    await expect(say('constructor')).rejects.toThrow('This server knows no "constructor".');
  });

  test('an answer that breaks off is never taken for a whole one', async () => {
    await expect(say('break')).rejects.toThrow('aborted');
  });

  test('a path that no socket can have is refused when it is opened', async () => {
    await expect(listenControl(path.join(folder, 'x'.repeat(120)), {})).rejects.toThrow('too long for the address');
  });

  test('without a server there is no answer: no socket, or one that a kill left behind', async () => {
    const left = path.join(folder, 'left');
    fs.linkSync(file, left);
    await stop();
    expect(fs.existsSync(file)).toBe(false);
    expect(await callControl(file, 'echo')).toBeUndefined();
    expect(await callControl(left, 'echo')).toBeUndefined();
    await (
      await listenControl(left, {})
    )();
  });
});
