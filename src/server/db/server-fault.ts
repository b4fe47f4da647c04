import type { OpenDb } from './open.ts';

const OLDEST = 15;

/** What the operator can do about each failure of a first connection, by the code of PostgreSQL or of the system. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: is the server started, and are host and port right?',
  ENOENT: 'there is no such socket: is the server started, and is the folder right?',
  ENOTFOUND: 'no address is known by that name',
  EAI_AGAIN: 'its name could not be looked up',
  ETIMEDOUT: 'it does not answer: is a firewall in between?',
  EHOSTUNREACH: 'there is no way to it from here',
  ENETUNREACH: 'there is no way to it from here',
  ECONNRESET: 'it closed the connection: is a PostgreSQL there?',
  '28P01': 'it refuses the user or the password',
  '28000': 'it does not let this user in from here (unknown user, or pg_hba.conf; it may ask for TLS: sslmode=require)',
  '3D000': 'it has no such database: create it first',
  '42501': 'the user may not do this: it needs to create tables and a schema in its database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down; try again in a moment',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed: name its authority with sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an authority unknown here: name that with sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an authority unknown here: name that with sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an authority unknown here: name that with sslrootcert',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Failures of the driver itself, which carry no code. */
const MESSAGES: [RegExp, string][] = [
  [/does not support SSL/, 'it does not speak TLS: take sslmode out, or switch TLS on there'],
  [/timeout/i, 'it does not answer: is a firewall in between?'],
  [/password must be a (?:non-empty )?string/, 'it asks for a password, and DATABASE_URL holds none'],
  [/Connection terminated/, 'it closed the connection: is a PostgreSQL there?'],
];

/** The cause of a failure in words; never what a message of the database may carry. */
export function causeWords(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known =
    WORDS[String(code)] ?? MESSAGES.find(([pattern]) => typeof message === 'string' && pattern.test(message))?.[1];
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  // Of class 42, messages are about our own statements and name tables and rights, never values.
  const told = name.startsWith('42') && typeof message === 'string' ? message : undefined;
  return `${known ?? told ?? 'it failed'}${name === 'Error' ? '' : ` (${name})`}`;
}

/** What keeps this server from being used, in words and without the password; undefined when it will do. */
export async function serverFault(db: Pick<OpenDb, 'pool'>, connectionString: string): Promise<string | undefined> {
  const place = `DATABASE_URL leads to ${placeOf(connectionString)}`;
  try {
    const { rows } = await db.pool.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) >= OLDEST) return undefined;
    return `${place}, and that is PostgreSQL ${version}; it must be ${String(OLDEST)} or newer.`;
  } catch (error) {
    return `${place}, and ${causeWords(error)}.`;
  }
}

function placeOf(connectionString: string): string {
  const url = new URL(connectionString);
  const host = url.searchParams.get('host') ?? url.hostname;
  return `database "${decodeURIComponent(url.pathname.slice(1))}" at ${host || 'localhost'}, port ${url.port || url.searchParams.get('port') || '5432'}${url.username ? `, as user "${decodeURIComponent(url.username)}"` : ''}`;
}
