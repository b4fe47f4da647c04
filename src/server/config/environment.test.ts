import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  ConfigError,
  embeddedWarning,
  hasDevPages,
  missingForPublishing,
  parseConfig,
  readEnvironment,
} from './environment.ts';
import type { Settings } from './settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const KEY = Buffer.alloc(32, 9).toString('base64');
const ARN = 'arn:aws:kms:eu-central-1:111122223333:key/12345678-1234-1234-1234-123456789012';

const HALF_MODEL =
  'A language model needs ASSISTANT_PROVIDER and ASSISTANT_MODEL; openai-compatible also ASSISTANT_BASE_URL, anthropic also ASSISTANT_API_KEY.';
const model = { ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_API_KEY: 'k', ASSISTANT_MODEL: 'm' };
const HALF =
  'Card payments need PAYMENT_GATEWAY_URL, PAYMENT_KEY_ID, PAYMENT_DESCRIPTION, and either PAYMENT_SECURITY_KEY or PAYMENT_HASH.';
const HASH = `action|order_description|${'0'.repeat(32)}`;
const gateway: Settings = {
  PAYMENT_GATEWAY_URL: 'https://pay.example/cart/cart.php',
  PAYMENT_KEY_ID: '4242',
  PAYMENT_DESCRIPTION: 'Loan Payment',
  PAYMENT_SECURITY_KEY: 'hunter2-hunter2-hunter2',
};

/** Returns the errors of these settings. Empty when they are accepted. */
function errors(settings: Settings): string[] {
  try {
    parseConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

describe('errors of the settings', () => {
  test.each<[Settings, string]>([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535; it is "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535; it is "80.5".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production or development or test; it is "prod".'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.c' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'MAIL_FROM must be set with SMTP_URL: the address that emails come from.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: '  ' },
      'MAIL_FROM must be set with SMTP_URL: the address that emails come from.',
    ],
    [{ ADMIN_EMAIL: 'somebody' }, 'ADMIN_EMAIL must be an email address.'],
    [{ KEYS_BACKED_UP: 'maybe' }, 'KEYS_BACKED_UP must be yes or no; it is "maybe".'],
    [{ RATE_LIMIT: 'none' }, 'RATE_LIMIT must be on or off; it is "none".'],
    [
      { RATE_LIMIT: 'off', HOST: '0.0.0.0' },
      'RATE_LIMIT=off is for tests: it needs a loopback HOST and NODE_ENV other than production.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug or info or warn or error or silent; it is "loud".'],
    [{ ADMIN_IDLE_HOURS: '0' }, 'ADMIN_IDLE_HOURS must be a whole number from 1 to 2160; it is "0".'],
    [{ DEALER_SESSION_HOURS: 'week' }, 'DEALER_SESSION_HOURS must be a whole number from 1 to 2160; it is "week".'],
    [
      { ENCRYPTION_KEYS: 'a:c2hvcnQ=' },
      'ENCRYPTION_KEYS is not a key ring: key "a" must be 32 bytes in base64 (it has 5).',
    ],
    [
      { KMS_KEY_ID: 'my key', KMS_REGION: 'us-east-1' },
      'KMS_KEY_ID must be the id of a key of AWS KMS, its ARN (arn:aws:kms:…) or an alias (alias/…).',
    ],
    [{ KMS_KEY_ID: 'alias/data' }, 'KMS_REGION must be set with KMS_KEY_ID: the region of the key, such as us-east-1.'],
    [{ KMS_REGION: 'US East' }, 'KMS_REGION must be a region of AWS, such as us-east-1.'],
    [
      { KMS_KEY_ID: ARN, KMS_REGION: 'us-east-1' },
      'KMS_REGION is us-east-1, but the key of KMS_KEY_ID is in eu-central-1: leave KMS_REGION out.',
    ],
    [
      { KMS_KEY_ID: ARN, KMS_ENDPOINT: 'http://kms.acme.example' },
      'KMS_ENDPOINT must start with https://, because it receives keys. Only an address of this machine may use http://.',
    ],
    [
      { KMS_KEY_ID: ARN, FILES_URL: 's3://deals?region=us-east-1', AWS_ACCESS_KEY_ID: 'AKID' },
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together.',
    ],
    [{ KMS_KEYID: 'x' }, 'KMS_KEYID is not a setting. Did you mean KMS_KEY_ID?'],
    [
      { TRUST_PROXY: '10.0.0.1,nginx' },
      'TRUST_PROXY must contain addresses or networks such as 10.0.0.0/8. "nginx" is neither.',
    ],
    [
      { BRAND_FILE: '/nowhere/brand.json' },
      'BRAND_FILE must be a file, but /nowhere/brand.json does not exist or is not one.',
    ],
    [{ ...gateway, PAYMENT_SECURITY_KEY: undefined }, HALF],
    [{ ...gateway, PAYMENT_HASH: HASH }, HALF],
    [{ ...gateway, PAYMENT_KEY_ID: undefined }, HALF],
    [{ PAYMENT_DESCRIPTION: 'Loan Payment' }, HALF],
    [{ ...gateway, PAYMENT_DESCRIPTION: 'Loan|1' }, 'PAYMENT_DESCRIPTION must be words without "|".'],
    [{ ...gateway, PAYMENT_DESCRIPTION: '1' }, 'PAYMENT_DESCRIPTION must be words without "|".'],
    [
      { ...gateway, PAYMENT_SECURITY_KEY: undefined, PAYMENT_HASH: 'response|x' },
      'PAYMENT_HASH must read action|order_description| and 32 hexadecimal digits.',
    ],
    [{ SMPT_URL: 'x' }, 'SMPT_URL is not a setting. Did you mean SMTP_URL?'],
    [{ FILE_URL: 'x' }, 'FILE_URL is not a setting. Did you mean FILES_URL?'],
    [{ LOG_LEVLE: 'x' }, 'LOG_LEVLE is not a setting. Did you mean LOG_LEVEL?'],
    [{ PAYMENT_KEYID: 'x' }, 'PAYMENT_KEYID is not a setting. Did you mean PAYMENT_KEY_ID?'],
    [{ ASSISTANT_MODEL: 'm' }, HALF_MODEL],
    [{ ...model, ASSISTANT_API_KEY: undefined }, HALF_MODEL],
    [{ ...model, ASSISTANT_PROVIDER: 'openai-compatible' }, HALF_MODEL],
    [
      { ...model, ASSISTANT_MAX_TOKENS: '5' },
      'ASSISTANT_MAX_TOKENS must be a whole number from 50 to 4000; it is "5".',
    ],
    [{ ASSISTANT_APIKEY: 'x' }, 'ASSISTANT_APIKEY is not a setting. Did you mean ASSISTANT_API_KEY?'],
    [{ DATABASE_URI: 'x' }, 'DATABASE_URI is not a setting. Did you mean DATABASE_URL?'],
    [{ ADMIN_MAIL: 'x' }, 'ADMIN_MAIL is not a setting. Did you mean ADMIN_EMAIL?'],
    [{ ENCRYPTION_KEY: `a:${KEY}` }, 'ENCRYPTION_KEY is not a setting. Did you mean ENCRYPTION_KEYS?'],
  ])('explains what is wrong with %j', (settings, failure) => {
    expect(errors(settings)).toEqual([failure]);
  });

  test('lists all errors with their count', () => {
    const many = { PORT: 'x', ADMIN_EMAIL: 'x', RATE_LIMIT: 'x', SMTP_URL: 'x', BRAND_FIEL: 'x' };
    expect(errors(many)).toHaveLength(5);
    expect(() => parseConfig(many)).toThrow(/^The settings have 5 errors:\n- .+\n- .+\n- .+\n- .+\n- .+$/);
    expect(() => parseConfig({ PORT: 'x' })).toThrow(/^The settings have 1 error:\n- PORT/);
  });

  test('ignores variables that are not settings', () => {
    expect(
      errors({
        PATH: '/bin',
        HOME: '/root',
        PORTS: 'x',
        NODE_PATH: 'x',
        HTTP_HOST: 'x',
        MAIL: '/var/mail/root',
        HOSTNAME: 'x',
        DATABASE_PASSWORD_FILE: 'x',
        npm_config_x: '1',
      }),
    ).toEqual([]);
  });

  test('shows no secret in any error', () => {
    const text = errors({
      ENCRYPTION_KEYS: `a:${KEY},a:${KEY}`,
      DATABASE_URL: 'db://u:hunter2@h/d',
      SMTP_URL: 'x://u:hunter2@h',
    }).join();
    expect(text).toContain('appears twice');
    expect(text).not.toMatch(/hunter2|CQkJ/);
  });
});

describe('NODE_ENV=production', () => {
  const safe: Settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://apply.acme.example',
    SMTP_URL: 'smtps://mail.acme.example',
    MAIL_FROM: 'no-reply@acme.example',
    KEYS_BACKED_UP: 'yes',
    DATABASE_URL: 'postgres://db.acme.example/app',
  };

  test('accepts a payment gateway over https only, and has no gateway without one', () => {
    expect(parseConfig({ ...safe, ...gateway }).payment).toMatchObject({ url: 'https://pay.example/cart/cart.php' });
    expect(errors({ ...safe, ...gateway, PAYMENT_GATEWAY_URL: 'http://pay.example/' })).toEqual([
      'PAYMENT_GATEWAY_URL must be an https address under NODE_ENV=production.',
    ]);
    expect(parseConfig(safe).payment).toBeUndefined();
    expect(hasDevPages(parseConfig(safe))).toBe(false);
  });

  test('accepts the key of a language model over https only', () => {
    expect(errors({ ...safe, ...model })).toEqual([]);
    expect(errors({ ...safe, ...model, ASSISTANT_BASE_URL: 'http://model.example/v1' })).toEqual([
      'ASSISTANT_BASE_URL must be an https address under NODE_ENV=production. Otherwise the API key is sent unencrypted.',
    ]);
  });

  test('starts without a relay and without a backup of the keys; both keep the site from being published', () => {
    const config = parseConfig({ ...safe, SMTP_URL: undefined, MAIL_FROM: undefined, KEYS_BACKED_UP: 'no' });
    expect(missingForPublishing(config, true)).toEqual([
      expect.stringContaining('SMTP_URL is not set'),
      expect.stringContaining('The encryption keys were generated on this server and have no backup.'),
    ]);
    expect(missingForPublishing(parseConfig(safe), false)).toEqual([]);
  });

  test('DOMAIN sets PUBLIC_URL, unless PUBLIC_URL is set', () => {
    const { PUBLIC_URL: _address, ...rest } = safe;
    expect(parseConfig({ ...rest, DOMAIN: 'Apply.acme.example' }).publicUrl).toBe('https://apply.acme.example');
    expect(parseConfig({ ...safe, DOMAIN: 'other.example' }).publicUrl).toBe('https://apply.acme.example');
    expect(errors({ ...rest, DOMAIN: 'https://apply.acme.example/' })).toEqual([
      'DOMAIN must be a domain name such as apply.example.com, without https:// and without a path.',
      expect.stringContaining('PUBLIC_URL must be an https address'),
    ]);
  });

  test('starts when all is safe', () => {
    expect(parseConfig(safe)).toMatchObject({
      production: true,
      rateLimits: true,
      publicUrl: 'https://apply.acme.example',
    });
    expect(errors({ ...safe, KEYS_BACKED_UP: undefined, ENCRYPTION_KEYS: `k1:${KEY}` })).toEqual([]);
    expect(errors({ ...safe, KEYS_BACKED_UP: undefined, KMS_KEY_ID: ARN })).toEqual([]);
  });

  test.each<[Settings, RegExp]>([
    [{ PUBLIC_URL: 'http://apply.acme.example' }, /^PUBLIC_URL must be an https address/],
    [{ PUBLIC_URL: undefined }, /^PUBLIC_URL must be an https address/],
    [{ DATABASE_URL: undefined }, /^DATABASE_URL must be set .*EMBEDDED_IN_PRODUCTION=yes/],
    [{ DATABASE_URL: undefined, EMBEDDED_IN_PRODUCTION: 'no' }, /^DATABASE_URL must be set/],
    [{ RATE_LIMIT: 'off' }, /^RATE_LIMIT=off is for tests/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY covers every address/],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY covers every address/],
    [{ TRUST_PROXY: '0.0.0.0/1, 128.0.0.0/1' }, /^TRUST_PROXY covers every address/],
    [{ METRICS_TOKEN: 'x' }, /^METRICS_TOKEN must have 16 characters or more/],
    [{ ...gateway, PAYMENT_SECURITY_KEY: 'x' }, /^PAYMENT_SECURITY_KEY must have 16 characters or more/],
    [{ ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` }, /^ENCRYPTION_KEYS: key "k1" is all zeros/],
    [{ ENCRYPTION_KEYS: `k1:${KEY},k2:${KEY}` }, /^ENCRYPTION_KEYS: the keys "k1" and "k2" are the same/],
    [{ DEALER_IDLE_HOURS: '721' }, /^DEALER_IDLE_HOURS must be 720 \(30 days\) or less/],
    [{ ADMIN_IDLE_HOURS: '2160' }, /^ADMIN_IDLE_HOURS must be 720 \(30 days\) or less/],
    [{ SMTP_URL: 'smtp://mail.acme.example' }, /^SMTP_URL does not require TLS, .*requireTLS=true/],
    [{ SMTP_URL: 'smtp://8.8.8.8?requireTLS=false' }, /^SMTP_URL does not require TLS/],
    [{ DATABASE_URL: 'postgres://db.acme.example/app?sslmode=disable' }, /^DATABASE_URL disables TLS/],
    [{ FILES_URL: 's3://docs?endpoint=http://s3.acme.example' }, /^FILES_URL: the endpoint is not an https address/],
    [
      {
        ...model,
        ASSISTANT_PROVIDER: 'openai-compatible',
        ASSISTANT_API_KEY: undefined,
        ASSISTANT_BASE_URL: 'http://model.example/v1',
      },
      /^ASSISTANT_BASE_URL is not an https address/,
    ],
  ])('refuses %j', (unsafe, failure) => {
    expect(errors({ ...safe, ...unsafe })).toEqual([expect.stringMatching(failure)]);
  });

  test.each<[Settings, RegExp]>([
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, /^SMTP_URL does not require TLS/],
    [{ SMTP_URL: 'smtp://relay:587' }, /^SMTP_URL does not require TLS/],
    [{ DATABASE_URL: 'postgres://10.1.2.3/app?sslmode=disable' }, /^DATABASE_URL disables TLS/],
    [{ DATABASE_URL: 'postgres://[fd00::5]/app?sslmode=disable' }, /^DATABASE_URL disables TLS/],
    [{ FILES_URL: 's3://docs?endpoint=http://192.168.1.5:9000' }, /^FILES_URL: the endpoint is not an https address/],
    [
      {
        ...model,
        ASSISTANT_PROVIDER: 'openai-compatible',
        ASSISTANT_API_KEY: undefined,
        ASSISTANT_BASE_URL: 'http://localhost:8000/v1',
      },
      /^ASSISTANT_BASE_URL is not an https address/,
    ],
  ])('warns about %j in a private network', (settings, warning) => {
    expect(parseConfig({ ...safe, ...settings }).warnings).toEqual([expect.stringMatching(warning)]);
  });

  test('does not warn about encrypted connections', () => {
    const settings = { ...safe, SMTP_URL: 'smtp://mail.acme.example?requireTLS=true' };
    expect(parseConfig(settings).warnings).toEqual([]);
  });

  describe('on the embedded database', () => {
    const embedded = (dataDir: string, changes: Settings = {}): Settings => ({
      ...safe,
      DATABASE_URL: undefined,
      DATA_DIR: dataDir,
      ...changes,
    });
    const [fresh, existing] = [path.join(folder, 'fresh'), path.join(folder, 'existing')];
    fs.mkdirSync(path.join(existing, 'db'), { recursive: true });
    fs.writeFileSync(path.join(existing, 'db', 'pg18.ok'), '');

    test('EMBEDDED_IN_PRODUCTION=yes starts a new data folder without a warning', () => {
      const config = parseConfig(embedded(fresh, { EMBEDDED_IN_PRODUCTION: 'yes' }));
      expect(embeddedWarning(config)).toBeUndefined();
    });

    test('starts an existing data folder with a warning until EMBEDDED_IN_PRODUCTION=yes', () => {
      expect(errors(embedded(fresh))).toEqual([expect.stringMatching(/^DATABASE_URL must be set/)]);
      expect(embeddedWarning(parseConfig(embedded(existing)))).toMatch(/EMBEDDED_IN_PRODUCTION=yes.*next release/);
      const accepted = parseConfig(embedded(existing, { EMBEDDED_IN_PRODUCTION: 'yes' }));
      expect(embeddedWarning(accepted)).toBeUndefined();
      expect(embeddedWarning(parseConfig({ DATA_DIR: existing }))).toBeUndefined();
      expect(embeddedWarning(parseConfig(safe))).toBeUndefined();
    });
  });
});

describe('reading the settings', () => {
  test('parses values as documented', () => {
    const config = parseConfig({
      HOST: '::1',
      PORT: '8080',
      ALLOWED_HOSTS: ' Apply.acme.example , x:8080,',
      ADMIN_EMAIL: ' Boss@Acme.Example ',
      TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      ADMIN_SESSION_HOURS: '2',
      PUBLIC_URL: '',
    });
    expect(config).toMatchObject({
      publicUrl: 'http://[::1]:8080',
      allowedHosts: ['apply.acme.example', 'x:8080'],
      adminEmail: 'boss@acme.example',
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      sessions: { admin: { absoluteMs: 7_200_000, idleMs: 3_600_000 } },
    });
  });

  test('ignores the path of PUBLIC_URL', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://Apply.acme.example/start/' }).publicUrl).toBe(
      'https://apply.acme.example',
    );
  });

  test('shows no secret when the settings are printed', () => {
    const config = parseConfig({
      DATABASE_URL: 'postgres://u:hunter2@h/d',
      SMTP_URL: 'smtp://u:hunter2@h',
      MAIL_FROM: 'a@b.c',
      METRICS_TOKEN: 'hunter2',
      ENCRYPTION_KEYS: `k1:${KEY}`,
    });
    expect(JSON.stringify(config) + inspect(config, { depth: 9 })).not.toMatch(/hunter2|CQkJ/);
    expect(config.databaseUrl?.reveal()).toContain('hunter2');
  });

  test('merges .env into the environment, which takes precedence', () => {
    fs.writeFileSync(
      path.join(folder, '.env'),
      '# ours\nPORT=4000\nMAIL_FROM="Acme <no-reply@acme.example>"\nLOG_LEVEL=warn\n',
    );
    vi.stubEnv('LOG_LEVEL', 'error');
    expect(readEnvironment(folder)).toMatchObject({
      PORT: '4000',
      MAIL_FROM: 'Acme <no-reply@acme.example>',
      LOG_LEVEL: 'error',
    });
    expect(readEnvironment(path.join(folder, 'nowhere'))['PORT']).toBeUndefined();
  });
});
