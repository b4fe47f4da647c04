import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError } from './environment.ts';
import type { Settings } from './settings.ts';
import { readStart, startConfig } from './start-config.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
const file = path.join(root, 'file');
fs.writeFileSync(file, '');
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const errors = (settings: Settings): string[] => readStart({ DATA_DIR: root, ...settings }).errors;
const HINT = 'Set DATA_DIR to a folder that this user may write to.';

describe('what a start finds wrong is told at once', () => {
  test('settings, the brand file and the data folder are listed together', () => {
    const found = errors({ NODE_ENV: 'production', PORT: 'x', DATA_DIR: file });
    expect(found).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^DATABASE_URL must be set/),
      expect.stringMatching(/^PUBLIC_URL must be/),
      `DATA_DIR is ${file}, and ${file} is not a folder. ${HINT}`,
    ]);
    expect(() => startConfig({ NODE_ENV: 'production', PORT: 'x', DATA_DIR: file })).toThrow(new ConfigError(found));
  });

  test('nothing is wrong with the defaults, and looking leaves nothing behind', () => {
    const before = fs.readdirSync(root);
    expect(errors({})).toEqual([]);
    expect(errors({ DATA_DIR: path.join(root, 'not', 'made', 'yet') })).toEqual([]);
    expect(fs.readdirSync(root)).toEqual(before);
  });
});

describe('DATA_DIR', () => {
  test('is refused below a file', () => {
    expect(errors({ DATA_DIR: path.join(file, 'data') })).toEqual([
      `DATA_DIR is ${path.join(file, 'data')}, and ${file} is not a folder. ${HINT}`,
    ]);
  });

  test('is refused at once where the system creates no folders, even for root', () => {
    expect(errors({ DATA_DIR: '/proc/data' })).toEqual([
      expect.stringMatching(
        /^DATA_DIR is \/proc\/data, and no folder can be created in \/proc: .+ \(E[A-Z]+\)\. Set DATA_DIR/,
      ),
    ]);
  });

  test('must be writable even if only documents are written there', () => {
    const elsewhere = {
      DATA_DIR: '/proc/data',
      DATABASE_URL: 'postgres://db.acme.example/app',
      SMTP_URL: 'smtps://mail.acme.example',
      MAIL_FROM: 'no-reply@acme.example',
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 9).toString('base64')}`,
    };
    expect(errors(elsewhere)).toEqual([expect.stringContaining('DATA_DIR is /proc/data')]);
    expect(errors({ ...elsewhere, DATA_DIR: os.tmpdir() })).toEqual([]);
  });
});
