import { parseKeyRing } from '#server/crypto/key-ring.ts';
import { isPrivateHost } from '#server/lib/network.ts';

const SHORTEST_SECRET = 16;
const LONGEST_IDLE_HOURS = 720;

type SecretText = { reveal: () => string } | undefined;
/** The settings checked here. */
type Checked = {
  trustProxy: string[];
  metricsToken: SecretText;
  payment: { securityKey: SecretText } | undefined;
  keyRing: SecretText;
  sessions: Record<'dealer' | 'admin', { idleMs: number }>;
  smtpUrl: SecretText;
  databaseUrl: SecretText;
  bucket: { endpoint?: string | undefined } | undefined;
  model: { apiKey?: unknown; baseUrl?: string | undefined } | undefined;
};

/** Unsafe settings in production: errors, or warnings for unencrypted connections in a private network. */
export function unsafeInProduction(config: Checked): { errors: string[]; warnings: string[] } {
  const errors = [
    ...(coversAll(config.trustProxy)
      ? [
          'TRUST_PROXY covers every address, so each caller could choose its own. Set it to the addresses of your proxies.',
        ]
      : []),
    ...shortSecrets(config),
    ...weakKeys(config.keyRing?.reveal()),
    ...longSessions(config),
  ];
  const warnings: string[] = [];
  for (const { host, words } of openConnections(config)) (isPrivateHost(host) ? warnings : errors).push(words);
  return { errors, warnings };
}

function coversAll(networks: string[]): boolean {
  const isWhole = networks.some((one) => /^[^/]+\/0+$/.test(one));
  return (
    isWhole || ['0', '128'].every((first) => networks.some((one) => one.startsWith(`${first}.`) && /\/0*1$/.test(one)))
  );
}

function shortSecrets({ metricsToken, payment }: Checked): string[] {
  const secrets = { METRICS_TOKEN: metricsToken, PAYMENT_SECURITY_KEY: payment?.securityKey };
  return Object.entries(secrets).flatMap(([name, secret]) =>
    secret && secret.reveal().length < SHORTEST_SECRET
      ? [`${name} must have ${String(SHORTEST_SECRET)} characters or more under NODE_ENV=production.`]
      : [],
  );
}

function weakKeys(ring: string | undefined): string[] {
  const keys = [...ringKeys(ring)];
  const zeros = keys.filter(([, key]) => key.every((byte) => byte === 0)).map(([id]) => id);
  const repeated = keys.flatMap(([id, key], at) =>
    keys
      .slice(at + 1)
      .flatMap(([other, value]) => (key.equals(value) ? [`the keys "${id}" and "${other}" are the same`] : [])),
  );
  return [...zeros.map((id) => `key "${id}" is all zeros`), ...repeated].map((words) => `ENCRYPTION_KEYS: ${words}.`);
}

/** Empty for an unreadable ring, which is reported elsewhere. */
function ringKeys(ring: string | undefined): Iterable<[string, Buffer]> {
  if (ring === undefined) return [];
  try {
    return parseKeyRing(ring).keys;
  } catch {
    return [];
  }
}

function longSessions({ sessions }: Checked): string[] {
  const idle = { DEALER_IDLE_HOURS: sessions.dealer.idleMs, ADMIN_IDLE_HOURS: sessions.admin.idleMs };
  return Object.entries(idle).flatMap(([name, ms]) =>
    ms > LONGEST_IDLE_HOURS * 3_600_000
      ? [`${name} must be ${String(LONGEST_IDLE_HOURS)} (30 days) or less under NODE_ENV=production.`]
      : [],
  );
}

type Connection = { host: string; words: string };

/** Lists connections that the settings leave unencrypted. */
function openConnections({ smtpUrl, databaseUrl, bucket, model }: Checked): Connection[] {
  const places = [
    {
      url: smtpUrl?.reveal(),
      isOpen: (url: URL) => url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true',
      words:
        'SMTP_URL does not require TLS, so emails with sign-in links could be read in transit. Add ?requireTLS=true, or use smtps://.',
    },
    {
      url: databaseUrl?.reveal(),
      isOpen: (url: URL) => url.searchParams.get('sslmode') === 'disable',
      words: 'DATABASE_URL disables TLS. Set sslmode=verify-full.',
    },
    { url: bucket?.endpoint, isOpen: isHttp, words: 'FILES_URL: the endpoint is not an https address.' },
    {
      // With an API key, https is required elsewhere.
      url: model?.apiKey ? undefined : model?.baseUrl,
      isOpen: isHttp,
      words: "ASSISTANT_BASE_URL is not an https address, so visitors' messages could be read in transit.",
    },
  ];
  return places.flatMap(({ url, isOpen, words }) => {
    const place = url === undefined ? null : URL.parse(url);
    return place && isOpen(place) ? [{ host: place.hostname, words }] : [];
  });
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'http:';
