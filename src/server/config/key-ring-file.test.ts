import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from './environment.ts';
import { addActiveKey, ringFile, ringSource, whileRingIsOurs, writeNewRing } from './key-ring-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ring-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const KEY = Buffer.alloc(32, 9).toString('base64');
const config = parseConfig({ DATA_DIR: path.join(folder, 'data') });
const file = ringFile(config);

describe('the key ring of an installation', () => {
  test('creates a new ring that only its owner can read, and never replaces it', () => {
    expect(ringSource(config)).toBeUndefined();
    writeNewRing(config);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const first = ringSource(config)?.read();
    expect(first?.keys.size).toBe(1);
    expect(() => writeNewRing(config)).toThrow('EEXIST');
    expect(ringSource(config)?.read()).toEqual(first);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['ring']);
  });

  test('adds a key in front of the others, which every reader of the source sees at once', () => {
    const source = ringSource(config);
    const before = source?.read();
    if (!source || !before) throw new Error('no ring');
    addActiveKey(config);
    const grown = source.read();
    expect(grown.activeId).not.toBe(before.activeId);
    expect([...grown.keys.keys()]).toEqual([grown.activeId, before.activeId]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test('allows one rotation at a time: refuses a second one until the first has finished or failed', async () => {
    const { promise: held, resolve: end } = Promise.withResolvers<string>();
    const first = whileRingIsOurs(config, () => held);
    let began = false;
    const second = whileRingIsOurs(config, () => Promise.resolve((began = true)));
    await expect(second).rejects.toThrow('Another key rotation is in progress');
    expect(began).toBe(false);
    end('done');
    expect(await first).toBe('done');
    await expect(whileRingIsOurs(config, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whileRingIsOurs(config, () => Promise.resolve('again'))).toBe('again');
  });

  test('uses ENCRYPTION_KEYS instead and writes no file', () => {
    const set = parseConfig({ DATA_DIR: path.join(folder, 'other'), ENCRYPTION_KEYS: `k1:${KEY}` });
    expect(ringSource(set)).toMatchObject({ name: 'ENCRYPTION_KEYS' });
    expect(ringSource(set)?.read().activeId).toBe('k1');
    expect(fs.existsSync(set.dataDir)).toBe(false);
  });

  test('refuses a broken file with a readable message and never replaces it', () => {
    fs.writeFileSync(file, 'k1:broken');
    expect(() => ringSource(config)?.read()).toThrow(`${file} is not a key ring: key "k1" must be 32 bytes`);
    expect(fs.readFileSync(file, 'utf8')).toBe('k1:broken');
  });
});
