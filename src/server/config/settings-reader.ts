import fs from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { type Settings, environmentVariables } from './settings.ts';
import { Secret } from '#server/crypto/secret.ts';

export type SessionLimits = { absoluteMs: number; idleMs: number };
export type Reader = ReturnType<typeof reader>;

/** Reads settings by name. Adds a readable message to `errors` for each value that cannot be read. */
export function reader(env: Settings, errors: string[]) {
  const text = (name: keyof typeof environmentVariables): string | undefined => env[name]?.trim() || undefined;
  const whole = (name: keyof typeof environmentVariables, min: number, max: number): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    errors.push(`${name} must be a whole number from ${String(min)} to ${String(max)}; it is "${value}".`);
    return undefined;
  };
  const url = (name: keyof typeof environmentVariables, protocols: string[]): URL | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return new URL(value);
    errors.push(`${name} must be an address that starts with ${protocols.map((p) => p + '//').join(' or ')}.`);
    return undefined;
  };
  const list = (name: keyof typeof environmentVariables): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return {
    text,
    whole,
    url,
    list,
    /** Returns the absolute path of an existing file. */
    file: (name: keyof typeof environmentVariables): string | undefined => {
      const value = text(name);
      if (value === undefined) return undefined;
      const file = path.resolve(value);
      if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
        errors.push(`${name} must be a file, but ${file} does not exist or is not one.`);
      return file;
    },
    networks: (name: keyof typeof environmentVariables): string[] => {
      const given = list(name);
      for (const one of given)
        if (!isNetwork(one))
          errors.push(`${name} must contain addresses or networks such as 10.0.0.0/8. "${one}" is neither.`);
      return given;
    },
    email: (name: keyof typeof environmentVariables): string | undefined => {
      const value = text(name)?.toLowerCase();
      if (value === undefined || /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(value)) return value;
      errors.push(`${name} must be an email address.`);
      return undefined;
    },
    domain: (name: keyof typeof environmentVariables): string | undefined => {
      const value = text(name)?.toLowerCase();
      if (value === undefined || /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(value)) return value;
      errors.push(`${name} must be a domain name such as apply.example.com, without https:// and without a path.`);
      return undefined;
    },
    oneOf: <const T extends string>(name: keyof typeof environmentVariables, options: readonly T[]): T | undefined => {
      const value = text(name);
      const found = options.find((option) => option === value);
      if (value !== undefined && !found) errors.push(`${name} must be ${options.join(' or ')}; it is "${value}".`);
      return found;
    },
    session: (role: 'DEALER' | 'ADMIN', absolute: number, idle: number): SessionLimits => {
      const hours = (name: keyof typeof environmentVariables, fallback: number) =>
        (whole(name, 1, 24 * 90) ?? fallback) * 3_600_000;
      return { absoluteMs: hours(`${role}_SESSION_HOURS`, absolute), idleMs: hours(`${role}_IDLE_HOURS`, idle) };
    },
  };
}

/** Accepts an address, a CIDR network, or a network name that Fastify knows. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    /^(?:loopback|linklocal|uniquelocal)$/.test(text) ||
    (more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  );
};

const PREFIXES =
  /^(?:DATABASE|SMTP|MAIL|ADMIN|BRAND|ENCRYPTION|PUBLIC_|RATE_|DATA_|TRUST_|ALLOWED_|METRICS_|KEYS_|SIGNING_|ENDED_|CRM_|VISITOR_|TRACKING|RECOMMEND_|PAYMENT_|CHAT_|ASSISTANT_|CLAMD_|FILES_|KMS_|SALESFORCE_|BACKUP_)/;
/** Shorter names resemble settings of many other programs. */
const LONG_NAME = /^(?=.*_).{8,}$/;
/** Returns true for a name that resembles a setting but is not one. */
export const looksMistyped = (name: string): boolean =>
  (PREFIXES.test(name) || LONG_NAME.test(name)) &&
  !(name in environmentVariables) &&
  Object.keys(environmentVariables).some((known) => distance(known, name) <= 2);
/** Suggests the most similar key of `known`, or lists all of them. */
export function suggest(name: string, known: object): string {
  const names = Object.keys(known);
  const [first = ''] = names.toSorted((a, b) => distance(a, name) - distance(b, name));
  return distance(first, name) <= Math.max(2, name.length / 3)
    ? `Did you mean ${first}?`
    : `Known names: ${names.join(', ')}.`;
}

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

/** Not set: the role of the machine. */
export type AwsCredentials =
  Secret<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }> | undefined;

const HALF = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together.';

/** Reads the AWS credentials of all services. Reports an error only once. */
export function readCredentials(read: Reader, errors: string[]): AwsCredentials {
  const [accessKeyId, secretAccessKey] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')];
  const sessionToken = read.text('AWS_SESSION_TOKEN');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined) && !errors.includes(HALF)) errors.push(HALF);
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return new Secret({ accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) });
}
