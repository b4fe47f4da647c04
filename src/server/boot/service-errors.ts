import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Config } from '#server/config/environment.ts';
import { codeOf, errorForLog } from '#server/lib/error-for-log.ts';
import { within } from '#server/lib/within.ts';
import type { Files, Mailer, Scanner } from '#server/ports.ts';

/** A service counts as unreachable after this time. */
const SILENT_MS = 15_000;

/** The configured services, opened by the server or a command. */
type Services = {
  config: Pick<Config, 'smtpUrl' | 'bucket' | 'clamdUrl'>;
  mailer: Pick<Mailer, 'ping'>;
  files: Files;
  scanner: Scanner | undefined;
};
export type ServiceError = { service: 'mail' | 'documents' | 'scanner'; words: string };

/** Tests the configured relay, bucket and scanner. Returns a message for each that refuses or does not answer. */
export async function serviceErrors({ config, mailer, files, scanner }: Services): Promise<ServiceError[]> {
  const { smtpUrl, bucket, clamdUrl } = config;
  const checks: [ServiceError['service'], Promise<string | undefined>][] = [];
  if (smtpUrl) checks.push(['mail', relayError(mailer, smtpUrl.reveal())]);
  if (bucket)
    checks.push(['documents', fileStoreRefusal(files, `FILES_URL leads to the bucket ${bucket.bucket}, which`)]);
  if (scanner && clamdUrl !== undefined) checks.push(['scanner', scannerError(scanner, clamdUrl)]);
  const found = await Promise.all(checks.map(async ([service, check]) => ({ service, words: await check })));
  return found.flatMap(({ service, words }) => (words === undefined ? [] : [{ service, words }]));
}

/** Connects, negotiates TLS and signs in at the relay. Sends no email. */
async function relayError(mailer: Pick<Mailer, 'ping'>, url: string): Promise<string | undefined> {
  try {
    await within(SILENT_MS, mailer.ping());
    return undefined;
  } catch (error) {
    const [why, advice] = whyOfRelay(error);
    return `SMTP_URL leads to ${relayName(url)}, ${why}: no email is delivered. ${advice}`;
  }
}

/** Host and port, without user name and password. */
export const relayName = (url: string): string => {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
};

function whyOfRelay(error: unknown): [why: string, advice: string] {
  const message = error instanceof Error ? error.message : '';
  const { responseCode } = error as { responseCode?: unknown };
  const codes = [codeOf(error), responseCode].filter(Boolean).join(' ');
  if (codeOf(error) === 'EAUTH')
    return [
      `which refuses the user name or password (${codes})`,
      'Correct them in SMTP_URL; special characters are percent-encoded.',
    ];
  if (/certificate|altnames/i.test(message))
    return [
      `whose certificate is not trusted here (${message})`,
      'Use the name on the certificate. If its authority is private, set NODE_EXTRA_CA_CERTS to the file of the authority.',
    ];
  if (message.includes('ECONNREFUSED')) return ['where nothing listens', 'Correct host and port, or start the relay.'];
  if (/ENOTFOUND|EAI_AGAIN/.test(message))
    return ['whose host name has no address', 'Correct the host name, or the name server of this machine.'];
  if (/ETIMEDOUT|ETIME/.test(codes))
    return ['which does not answer', 'Correct host and port, and allow the connection in the firewall.'];
  return [`which refuses the connection (${codes || 'no code'})`, 'The log of the relay has the reason.'];
}

/** Stores, reads and deletes a small file. Returns the reason of a failure. @param place start of its text */
export async function fileStoreRefusal(files: Files, place: string): Promise<string | undefined> {
  const key = randomUUID();
  const content = Buffer.from(`test file ${key}`);
  const no = (what: string, advice: string) => (error: unknown) => {
    const { code, name } = errorForLog(error);
    throw new Error(`${place} refuses to ${what} (${code || name || ''}): ${advice}`, { cause: error });
  };
  const put = (): Promise<void> =>
    files.put(
      key,
      (async function* () {
        yield content;
        await Promise.resolve();
      })(),
    );
  try {
    await within(SILENT_MS, put()).catch(
      no('store a file', 'no document can be sent. Check the address, the credentials and the right s3:PutObject.'),
    );
    const read = await within(SILENT_MS, files.open(key).then(buffer)).catch(
      no('return a file', 'no document can be read. Check the right s3:GetObject.'),
    );
    if (!content.equals(read)) return `${place} returned a different file from the stored one.`;
    await within(SILENT_MS, files.remove(key)).catch(
      no('delete a file', 'documents are not deleted when their retention ends. Check the right s3:DeleteObject.'),
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Pings the scanner and scans a small file. Returns why that failed, or undefined. */
async function scannerError(scanner: Scanner, url: string): Promise<string | undefined> {
  try {
    await within(SILENT_MS, scanner.ping());
  } catch (error) {
    return `CLAMD_URL leads to ${url}, where no clamd answers (${codeOf(error)}): uploads are refused. Start clamd, or correct the address.`;
  }
  const scan = scanner.begin();
  try {
    await within(
      SILENT_MS,
      scan.write(Buffer.from('test file')).then(() => scan.end()),
    );
    return undefined;
  } catch (error) {
    return `CLAMD_URL leads to ${url}, which does not scan (${codeOf(error)}): uploads are refused. The log of clamd has the reason.`;
  } finally {
    scan.close();
  }
}
