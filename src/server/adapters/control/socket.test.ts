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

describe('the control socket of the running server', () => {
  test('has mode 0600 and answers commands', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await say('echo', ['a', 'b'])).toBe('a+b');
  });

  test('returns readable errors for refused and unknown commands', async () => {
    await expect(say('refuse')).rejects.toThrow(/^Not now\.$/);
    await expect(say('constructor')).rejects.toThrow('This server has no command "constructor".');
  });

  test('reports an interrupted answer as an error', async () => {
    await expect(say('break')).rejects.toThrow('aborted');
  });

  test('refuses a path that is too long for a socket', async () => {
    await expect(listenControl(path.join(folder, 'x'.repeat(120)), {})).rejects.toThrow('too long for a socket path');
  });

  test('returns no answer without a server: no socket, or one left by a killed process', async () => {
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
