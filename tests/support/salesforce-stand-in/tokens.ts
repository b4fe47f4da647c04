import { createPublicKey, randomBytes, verify } from 'node:crypto';
import * as z from 'zod/mini';

export type Credentials = { clientId: string; clientSecret: string; username: string; privateKey: string };
const claimsSchema = z.object({ iss: z.string(), sub: z.string(), aud: z.string(), exp: z.number() });
const LONGEST_SECONDS = 300;

/** The token endpoint: JWT bearer with signature check, or client credentials. */
export function openTokens(credentials: Credentials, url: () => string) {
  const valid = new Set<string>();
  const give = (): { status: number; body: object } => {
    const token = `00D!${randomBytes(24).toString('base64url')}`;
    valid.add(token);
    const id = `${url()}/id/00D000000000001AAA/005000000000001AAA`;
    return { status: 200, body: { access_token: token, instance_url: url(), id, token_type: 'Bearer' } };
  };
  const refuse = (error: string): { status: number; body: object } => ({
    status: 400,
    body: { error, error_description: `refused for ${credentials.username}` },
  });
  return {
    valid,
    answer: (form: URLSearchParams): { status: number; body: object } => {
      if (form.get('grant_type') === 'client_credentials') {
        if (form.get('client_id') !== credentials.clientId) return refuse('invalid_client_id');
        return form.get('client_secret') === credentials.clientSecret ? give() : refuse('invalid_client');
      }
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        return refuse('unsupported_grant_type');
      return isSigned(form.get('assertion') ?? '', credentials, url()) ? give() : refuse('invalid_grant');
    },
  };
}

function isSigned(assertion: string, { clientId, username, privateKey }: Credentials, audience: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const told = claimsSchema.safeParse(readPart(claims));
  if (!told.success || (readPart(head) as { alg?: unknown }).alg !== 'RS256') return false;
  const { iss, sub, aud, exp } = told.data;
  const left = exp - Date.now() / 1000;
  return (
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(privateKey),
      Buffer.from(signature, 'base64url'),
    ) &&
    [iss, sub, aud].join() === [clientId, username, audience].join() &&
    left > 0 &&
    left <= LONGEST_SECONDS
  );
}
const readPart = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
