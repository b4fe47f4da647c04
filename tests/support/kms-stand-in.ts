import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptGcm, encryptGcm } from '#server/crypto/key-ring.ts';

/** What it returns instead of an answer: an AWS error by name, or an invalid response. */
type Fault = { error: string; status?: number } | 'hang' | 'garbage' | 'empty' | 'short';

export type KmsStandIn = {
  /** Settings of a server that wraps with the first key. */
  settings: {
    KMS_KEY_ID: string;
    KMS_REGION: string;
    KMS_ENDPOINT: string;
    AWS_ACCESS_KEY_ID: string;
    AWS_SECRET_ACCESS_KEY: string;
  };
  second: string;
  /** The actions of all calls so far. */
  calls: string[];
  /** Each plaintext that it received. */
  given: Buffer[];
  /** Sets the result of each call from now on, for one action or all. */
  meet: (fault: Fault | undefined, action?: 'Encrypt' | 'Decrypt') => void;
  point: (alias: string, keyId: string) => void;
  close: () => Promise<void>;
};

type Input = {
  KeyId?: string;
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
};
type Answer = { status: number; body: string };
const ACCESS = 'AKIDSTANDIN';
const REGION = 'us-east-1';
const SIGNED = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${ACCESS}/\\d{8}/[a-z0-9-]+/kms/aws4_request, SignedHeaders=[\\w;-]*x-amz-date[\\w;-]*, Signature=[0-9a-f]{64}$`,
);

/** Starts a local service with the AWS KMS protocol (JSON 1.1). It checks only the form of signatures. */
export async function startKms(): Promise<KmsStandIn> {
  const keys = new Map<string, Buffer>([randomUUID(), randomUUID()].map((id) => [id, randomBytes(32)]));
  const [first = '', second = ''] = [...keys.keys()];
  const aliases = new Map<string, string>();
  const calls: string[] = [];
  const given: Buffer[] = [];
  const faults = new Map<string, Fault>();
  const keyOf = (id = ''): string => aliases.get(id) ?? id.replace(/^arn:.*:key\//, '');

  const actions: Record<string, (input: Input) => Answer> = {
    Encrypt: (input) => {
      const key = keys.get(keyOf(input.KeyId));
      if (!key) return failed('NotFoundException');
      const plain = Buffer.from(input.Plaintext ?? '', 'base64');
      given.push(plain);
      const sealed = Buffer.concat([Buffer.from(keyOf(input.KeyId)), encryptGcm(key, plain, contextOf(input))]);
      return answered({ CiphertextBlob: sealed.toString('base64'), KeyId: keyOf(input.KeyId) });
    },
    Decrypt: (input) => {
      const key = keys.get(keyOf(input.KeyId));
      if (!key) return failed('NotFoundException');
      const sealed = Buffer.from(input.CiphertextBlob ?? '', 'base64');
      const by = sealed.toString('latin1', 0, 36);
      if (!keys.has(by)) return failed('InvalidCiphertextException');
      if (by !== keyOf(input.KeyId)) return failed('IncorrectKeyException');
      try {
        const plain = decryptGcm(key, sealed.subarray(36), contextOf(input));
        return answered({ Plaintext: plain.toString('base64'), KeyId: by });
      } catch {
        return failed('InvalidCiphertextException');
      }
    },
  };

  const server = http.createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const action = /^TrentService\.(\w+)$/.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
      calls.push(action);
      const fault = faults.get(action) ?? faults.get('');
      if (fault === 'hang') return;
      const { status, body } = fault ? oddly(fault) : answerTo(request, action, Buffer.concat(pieces));
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
      response.end(body);
    })();
  });
  const answerTo = (request: http.IncomingMessage, action: string, body: Buffer): Answer => {
    if (!SIGNED.test(request.headers.authorization ?? '')) return failed('UnrecognizedClientException');
    if (request.headers['content-type'] !== 'application/x-amz-json-1.1') return failed('SerializationException');
    return actions[action]?.(JSON.parse(body.toString('utf8')) as Input) ?? failed('UnknownOperationException');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      KMS_KEY_ID: first,
      KMS_REGION: REGION,
      KMS_ENDPOINT: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      AWS_ACCESS_KEY_ID: ACCESS,
      AWS_SECRET_ACCESS_KEY: 'secret of the stand-in',
    },
    second,
    calls,
    given,
    meet: (fault, action) => {
      if (fault === undefined) faults.clear();
      else faults.set(action ?? '', fault);
    },
    point: (alias, keyId) => void aliases.set(alias, keyId),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const answered = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });
const failed = (error: string, status = 400): Answer => ({
  status,
  body: JSON.stringify({ __type: error, message: 'canary of the stand-in' }),
});

/** Sorts the pairs by name, as KMS compares them. */
const contextOf = ({ EncryptionContext = {} }: Input): string =>
  JSON.stringify(Object.entries(EncryptionContext).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function oddly(fault: Exclude<Fault, 'hang'>): Answer {
  if (fault === 'garbage') return { status: 200, body: '<html>canary of the stand-in' };
  if (fault === 'empty') return answered({});
  if (fault === 'short') return answered({ Plaintext: Buffer.alloc(31, 1).toString('base64') });
  return failed(fault.error, fault.status);
}
