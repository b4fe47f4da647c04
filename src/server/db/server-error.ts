import type { OpenDb } from './open.ts';

const OLDEST = 15;

/** Advice for the operator per error code of PostgreSQL or the system. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: is the server started, and are host and port right?',
  ENOENT: 'there is no such socket: is the server started, and is the folder right?',
  ENOTFOUND: 'this name has no address',
  EAI_AGAIN: 'the name server did not answer',
  ETIMEDOUT: 'it does not answer: is a firewall in between?',
  EHOSTUNREACH: 'this machine has no route to it',
  ENETUNREACH: 'this machine has no route to it',
  ECONNRESET: 'it closed the connection: is it a PostgreSQL server?',
  '28P01': 'it refuses the user or the password',
  '28000': 'it does not accept this user from here (unknown user, or pg_hba.conf; it may require TLS: sslmode=require)',
  '3D000': 'it has no such database: create it first',
  '42501': 'the user lacks rights: it needs to create tables and a schema in its database',
  '53300': 'it has no free connections',
  '57P03': 'it is starting up or shutting down; try again in a moment',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed: set sslrootcert to its authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an unknown authority: set sslrootcert to that authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an unknown authority: set sslrootcert to that authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an unknown authority: set sslrootcert to that authority',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Errors of the driver that have no code. */
const MESSAGES: [RegExp, string][] = [
  [/does not support SSL/, 'it does not support TLS: remove sslmode, or enable TLS there'],
  [/timeout/i, 'it does not answer: is a firewall in between?'],
  [/password must be a (?:non-empty )?string/, 'it requires a password, and DATABASE_URL contains none'],
  [/Connection terminated/, 'it closed the connection: is it a PostgreSQL server?'],
];

/** Describes the cause of an error. Contains no database message that could include values. */
export function causeWords(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known =
    WORDS[String(code)] ?? MESSAGES.find(([pattern]) => typeof message === 'string' && pattern.test(message))?.[1];
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  // Messages of class 42 concern our own statements. They name tables and rights, never values.
  const safeMessage = name.startsWith('42') && typeof message === 'string' ? message : undefined;
  return `${known ?? safeMessage ?? 'it failed'}${name === 'Error' ? '' : ` (${name})`}`;
}

/** Checks that this server can be used. Returns a message without the password, or undefined. */
export async function serverError(db: Pick<OpenDb, 'pool'>, connectionString: string): Promise<string | undefined> {
  const place = `DATABASE_URL leads to ${databasePlace(connectionString)}${userOf(connectionString)}`;
  try {
    const { rows } = await db.pool.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) >= OLDEST) return undefined;
    return `${place}, and that is PostgreSQL ${version}; it must be ${String(OLDEST)} or newer.`;
  } catch (error) {
    return `${place}, and ${causeWords(error)}.`;
  }
}

/** Names the database, host and port of a connection string, never its password. */
export function databasePlace(connectionString: string): string {
  const url = new URL(connectionString);
  const host = url.searchParams.get('host') ?? url.hostname;
  return `database "${decodeURIComponent(url.pathname.slice(1))}" at ${host || 'localhost'}, port ${url.port || url.searchParams.get('port') || '5432'}`;
}

function userOf(connectionString: string): string {
  const { username } = new URL(connectionString);
  return username ? `, as user "${decodeURIComponent(username)}"` : '';
}
