import * as z from 'zod/mini';

/** A public address counts as unreachable after this time. */
const SILENT_MS = 6000;
const healthSchema = z.object({ ok: z.literal(true) });

const WORDS: Record<string, string> = {
  ENOTFOUND:
    'has no address in the DNS. Create an A record (and AAAA for IPv6) with the address of this server, and wait until it is known.',
  EAI_AGAIN: 'could not be resolved: the name server of this machine did not answer. Check its network settings.',
  ECONNREFUSED:
    'leads to a machine where nothing listens. Start the proxy (Caddy or nginx), and check that the DNS record has the address of this server.',
  EHOSTUNREACH: 'leads to a machine that this server cannot reach. Check the DNS record.',
  ENETUNREACH: 'leads to a machine that this server cannot reach. Check the DNS record.',
  TimeoutError:
    'does not answer. Allow ports 80 and 443 in the firewall, and check that the DNS record has the address of this server.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'leads to a server whose certificate is for another name. Check that the DNS record has the address of this server.',
  ECONNRESET: 'closes the connection. Check the proxy.',
};
const NO_CERTIFICATE =
  'has no valid certificate yet. Read the log of the proxy: it needs port 80 and a DNS record that leads here.';

/**
 * Calls the public address of this installation. Returns a sentence with the next step, or undefined when this product
 * answers there.
 */
export async function addressError(publicUrl: string): Promise<string | undefined> {
  const { host } = new URL(publicUrl);
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(SILENT_MS) });
    if (answer.status === 502 || answer.status === 503 || answer.status === 504)
      return `${host} leads to a proxy that does not reach this server (${String(answer.status)}). Check the address of the server in the proxy.`;
    const isOurs = answer.ok && z.safeParse(healthSchema, await answer.json().catch(() => undefined)).success;
    if (isOurs) return undefined;
    return `${host} leads to another server (status ${String(answer.status)}). Check that the DNS record has the address of this server.`;
  } catch (error) {
    const code = codeIn(error);
    const known = WORDS[code] ?? (/CERT|SSL|TLS|ALTNAME|SIGNATURE|SELF_SIGNED/.test(code) ? NO_CERTIFICATE : undefined);
    return `${host} ${known ?? 'cannot be reached. Check the DNS record and the proxy.'} (${code})`;
  }
}

function codeIn(error: unknown): string {
  const { cause, name } = error as { cause?: unknown; name?: unknown };
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : String(name);
}
