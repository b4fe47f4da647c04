import fs from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type KeyRing, newKeyRingText, parseKeyRing } from './core/key-ring.ts';
import { Secret } from './core/secret.ts';
import { type Settings, settings } from './settings.ts';

export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  allowedHosts: string[];
  trustProxy: string[];
  dataDir: string;
  databaseUrl: Secret<string> | undefined;
  smtpUrl: Secret<string> | undefined;
  mailFrom: string | undefined;
  adminEmail: string | undefined;
  brandFile: string;
  metricsToken: Secret<string> | undefined;
  rateLimits: boolean;
  keysBackedUp: boolean;
  /** Where the key ring comes from: the setting, or a file that the first start makes. */
  keySource: 'setting' | 'file';
  keyRing: Secret<string> | undefined;
  sessions: { dealer: SessionLimits; admin: SessionLimits };
  logLevel: string;
};
export type SessionLimits = { absoluteMs: number; idleMs: number };

/** All faults of the settings at once, in words. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The settings have ${String(faults.length)} fault${faults.length === 1 ? '' : 's'}:\n- ${faults.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The environment, with what .env adds: the only reading of process.env. */
export function readEnvironment(folder = process.cwd()): Settings {
  const file = path.join(folder, '.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** @throws ConfigError that lists every fault */
export function parseConfig(env: Settings): Config {
  const faults: string[] = [];
  const read = reader(env, faults);
  const production = read.oneOf('NODE_ENV', ['production', 'development', 'test']) === 'production';
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.whole('PORT', 0, 65_535) ?? 3000;
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'])?.origin ?? `http://${urlHost(host)}:${String(port)}`;
  const dataDir = path.resolve(read.text('DATA_DIR') ?? './data');
  const rateLimits = read.oneOf('RATE_LIMIT', ['on', 'off']) !== 'off';
  const ring = read.text('ENCRYPTION_KEYS');
  if (ring) tryRing(ring, 'ENCRYPTION_KEYS', faults);
  const smtp = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const database = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const keysBackedUp = read.oneOf('KEYS_BACKED_UP', ['yes', 'no']) === 'yes';
  if (!rateLimits && (production || !isLoopback(host)))
    faults.push('RATE_LIMIT=off is for tests: it needs a loopback HOST and NODE_ENV other than production.');
  if (production && !publicUrl.startsWith('https:'))
    faults.push('PUBLIC_URL must be an https address under NODE_ENV=production.');
  if (production && !smtp) faults.push('SMTP_URL must be set under NODE_ENV=production: mails would reach nobody.');
  if (production && !ring && !keysBackedUp)
    faults.push(
      'The encryption keys are generated into DATA_DIR/keys: back them up and set KEYS_BACKED_UP=yes, or set ENCRYPTION_KEYS.',
    );
  if (smtp && !read.text('MAIL_FROM'))
    faults.push('MAIL_FROM must be set with SMTP_URL: the address that mails come from.');
  const config: Config = {
    production,
    port,
    host,
    publicUrl,
    allowedHosts: read.list('ALLOWED_HOSTS').map((h) => h.toLowerCase()),
    trustProxy: read.networks('TRUST_PROXY'),
    dataDir,
    databaseUrl: secret(database?.href),
    smtpUrl: secret(smtp?.href),
    mailFrom: read.text('MAIL_FROM'),
    adminEmail: read.email('ADMIN_EMAIL'),
    brandFile: path.resolve(read.text('BRAND_FILE') ?? path.join(dataDir, 'brand.json')),
    metricsToken: secret(read.text('METRICS_TOKEN')),
    rateLimits,
    keysBackedUp,
    keySource: ring ? 'setting' : 'file',
    keyRing: secret(ring),
    sessions: {
      dealer: read.session('DEALER', 7 * 24, 24),
      admin: read.session('ADMIN', 12, 1),
    },
    logLevel: read.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
  };
  for (const name of Object.keys(env))
    if (looksMistyped(name)) faults.push(`${name} is not a setting. Did you mean ${nearest(name)}?`);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/**
 * The key ring of this installation; the first start without ENCRYPTION_KEYS makes one.
 * @throws ConfigError when the file cannot be read as a ring
 */
export function loadKeyRing(config: Config): { ring: KeyRing; generated: boolean; file: string } {
  const file = path.join(config.dataDir, 'keys', 'ring');
  if (config.keyRing) return { ring: parseKeyRing(config.keyRing.reveal()), generated: false, file };
  const generated = !fs.existsSync(file);
  if (generated) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, newKeyRingText() + '\n', { mode: 0o600, flag: 'wx', flush: true });
  }
  const faults: string[] = [];
  const ring = tryRing(fs.readFileSync(file, 'utf8').trim(), file, faults);
  if (!ring) throw new ConfigError(faults);
  return { ring, generated, file };
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** An address, a network in CIDR form, or one of the names that the framework knows. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    /^(?:loopback|linklocal|uniquelocal)$/.test(text) ||
    (more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  );
};
const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host);
const secret = (value: string | undefined): Secret<string> | undefined => (value ? new Secret(value) : undefined);

function tryRing(text: string, name: string, faults: string[]): KeyRing | undefined {
  try {
    return parseKeyRing(text);
  } catch (error) {
    faults.push(`${name} is not a key ring: ${error instanceof Error ? error.message : String(error)}.`);
    return undefined;
  }
}

function reader(env: Settings, faults: string[]) {
  const text = (name: keyof typeof settings): string | undefined => env[name]?.trim() || undefined;
  const whole = (name: keyof typeof settings, min: number, max: number): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    faults.push(`${name} must be a whole number from ${String(min)} to ${String(max)}; it is "${value}".`);
    return undefined;
  };
  const url = (name: keyof typeof settings, protocols: string[]): URL | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return new URL(value);
    faults.push(`${name} must be an address that starts with ${protocols.map((p) => p + '//').join(' or ')}.`);
    return undefined;
  };
  const list = (name: keyof typeof settings): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return {
    text,
    whole,
    url,
    list,
    networks: (name: keyof typeof settings): string[] => {
      const given = list(name);
      for (const one of given)
        if (!isNetwork(one))
          faults.push(`${name} must hold addresses or networks such as 10.0.0.0/8; "${one}" is none.`);
      return given;
    },
    email: (name: keyof typeof settings): string | undefined => {
      const value = text(name)?.toLowerCase();
      if (value === undefined || /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(value)) return value;
      faults.push(`${name} must be an e-mail address.`);
      return undefined;
    },
    oneOf: <const T extends string>(name: keyof typeof settings, options: readonly T[]): T | undefined => {
      const value = text(name);
      const found = options.find((option) => option === value);
      if (value !== undefined && !found) faults.push(`${name} must be ${options.join(' or ')}; it is "${value}".`);
      return found;
    },
    session: (role: 'DEALER' | 'ADMIN', absolute: number, idle: number): SessionLimits => {
      const hours = (name: keyof typeof settings, fallback: number) =>
        (whole(name, 1, 24 * 90) ?? fallback) * 3_600_000;
      return { absoluteMs: hours(`${role}_SESSION_HOURS`, absolute), idleMs: hours(`${role}_IDLE_HOURS`, idle) };
    },
  };
}

const PREFIXES = /^(?:DATABASE|SMTP|MAIL|ADMIN|BRAND|ENCRYPTION|PUBLIC_|RATE_|DATA_|TRUST_|ALLOWED_|METRICS_|KEYS_)/;
const looksMistyped = (name: string): boolean =>
  PREFIXES.test(name) && !(name in settings) && Object.keys(settings).some((known) => distance(known, name) <= 2);
const nearest = (name: string): string =>
  Object.keys(settings).sort((a, b) => distance(a, name) - distance(b, name))[0] ?? '';

/** Edit distance, for "did you mean". */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
