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

describe('design 2: the key ring of an installation', () => {
  test('a new one is for its owner only, reads back, and is never replaced', () => {
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

  test('a key that is added stands first, and the others stay; who has the source reads it at once', () => {
    const source = ringSource(config);
    const before = source?.read();
    if (!source || !before) throw new Error('no ring');
    addActiveKey(config);
    const grown = source.read();
    expect(grown.activeId).not.toBe(before.activeId);
    expect([...grown.keys.keys()]).toEqual([grown.activeId, before.activeId]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test('one at a time holds it: the second is refused in words, and may come when the first is through or failed', async () => {
    const { promise: held, resolve: end } = Promise.withResolvers<string>();
    const first = whileRingIsOurs(config, () => held);
    let began = false;
    const second = whileRingIsOurs(config, () => Promise.resolve((began = true)));
    await expect(second).rejects.toThrow('Another rotation of the keys is under way');
    expect(began).toBe(false);
    end('done');
    expect(await first).toBe('done');
    await expect(whileRingIsOurs(config, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whileRingIsOurs(config, () => Promise.resolve('again'))).toBe('again');
  });

  test('a setting is used instead, and nothing is written', () => {
    const set = parseConfig({ DATA_DIR: path.join(folder, 'other'), ENCRYPTION_KEYS: `k1:${KEY}` });
    expect(ringSource(set)).toMatchObject({ name: 'ENCRYPTION_KEYS' });
    expect(ringSource(set)?.read().activeId).toBe('k1');
    expect(fs.existsSync(set.dataDir)).toBe(false);
  });

  test('a broken file is refused in words, and never replaced', () => {
    fs.writeFileSync(file, 'k1:broken');
    expect(() => ringSource(config)?.read()).toThrow(`${file} is not a key ring: key "k1" must be 32 bytes`);
    expect(fs.readFileSync(file, 'utf8')).toBe('k1:broken');
  });
});
