import { describe, expect, test } from 'vitest';
import { layOver } from './brand-file.ts';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { checkUp } from './doctor.ts';
import { parseConfig } from './environment.ts';

const shipped = { file: '/data/brand.json', brand: sampleBrand, given: [], errors: [] };
const well = { database: false, relay: false, bucket: false, scanner: false };
const check = (settings: Record<string, string> = {}, failing = well) =>
  checkUp(parseConfig({ DATA_DIR: '/data', ...settings }), layOver(shipped, {}), failing);
const line = (found: ReturnType<typeof check>, name: string) => found.installation.find((one) => one.name === name);

const withRead: Brand = {
  ...sampleBrand,
  noticeTexts: {
    ...sampleBrand.noticeTexts,
    read: { evidence: 'Memo of 2 November, compliance folder', on: '2026-11-02' },
  },
};

describe('the checklist of the doctor and the settings screen', () => {
  test('links each sample to its section and each default to its setting', () => {
    const found = check();
    expect(found.samples).toContainEqual({ key: 'timeZone', words: 'the sample value', section: 'hours' });
    expect(found.samples.filter(({ key }) => key === 'claims.phones')).toEqual([
      { key: 'claims.phones', words: expect.stringContaining('both phone numbers') as string, section: 'claims' },
    ]);
    expect(line(found, 'email')).toEqual({
      name: 'email',
      words: 'files in the outbox folder',
      own: false,
      variable: 'SMTP_URL',
    });
    expect(found.beforeLive).toEqual([
      expect.stringMatching(/^DATABASE_URL must be set/),
      expect.stringMatching(/^PUBLIC_URL must be/),
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^The encryption keys/),
    ]);
  });

  test('shows settings without secrets, and services that do not answer', () => {
    const secrets = {
      SMTP_URL: 'smtps://user:canary1@mail.acme.example',
      MAIL_FROM: 'no-reply@acme.example',
      DATABASE_URL: 'postgres://app:canary2@db.acme.example/app',
      PAYMENT_GATEWAY_URL: 'https://pay.example/cart',
      PAYMENT_KEY_ID: '4242',
      PAYMENT_DESCRIPTION: 'Loan Payment',
      PAYMENT_SECURITY_KEY: 'canary3',
      CLAMD_URL: 'tcp://scan.acme.example:3310',
    };
    const found = check(secrets, { ...well, scanner: true });
    expect(line(found, 'email')).toMatchObject({ own: true, words: 'SMTP, answers' });
    expect(line(found, 'card payments')).toMatchObject({ own: true, words: 'at pay.example' });
    expect(line(found, 'virus scan')).toMatchObject({ own: true, words: 'clamd, does not answer' });
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  test('names the provider that wraps the data keys', () => {
    const words = (settings: Record<string, string> = {}) => line(check(settings), 'encryption keys');
    expect(words()).toMatchObject({ words: 'generated into the data folder', own: false, variable: 'ENCRYPTION_KEYS' });
    expect(words({ KMS_KEY_ID: 'alias/data', KMS_REGION: 'us-east-1' })).toEqual({
      name: 'encryption keys',
      words: 'wrapped by AWS KMS, key alias/data in us-east-1',
      own: true,
      variable: 'KMS_KEY_ID',
    });
    expect(words({ KMS_REGION: 'us-east-1' })).toMatchObject({ own: false });
  });

  test('names a file marked as a sample when nothing else is missing', () => {
    const { samples } = checkUp(
      parseConfig({ DATA_DIR: '/data' }),
      { brand: withRead, missing: [], unconfirmed: [] },
      well,
    );
    expect(samples).toEqual([{ key: 'sample', words: '/data/brand.json contains "sample": true', section: 'company' }]);
  });

  test('lists the notice texts until counsel has read them', () => {
    const of = (brand: Brand) =>
      checkUp(parseConfig({}), { brand: { ...brand, sample: false }, missing: [], unconfirmed: [] }, well).samples;
    expect(of(sampleBrand)).toEqual([
      { key: 'noticeTexts', words: 'no review by your counsel is recorded', section: 'noticeTexts' },
    ]);
    expect(of(withRead)).toEqual([]);
  });

  test('is empty in production', () => {
    const settings = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://apply.acme.example',
      SMTP_URL: 'smtps://mail.acme.example',
      MAIL_FROM: 'no-reply@acme.example',
      KEYS_BACKED_UP: 'yes',
      EMBEDDED_IN_PRODUCTION: 'yes',
    };
    expect(check(settings).beforeLive).toEqual([]);
  });
});
