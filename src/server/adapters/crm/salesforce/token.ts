import { createSign } from 'node:crypto';
import * as z from 'zod/mini';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { salesforceFaultOf } from './fault.ts';
import type { Exchange } from './exchange.ts';

const answerSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const refusalSchema = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,60}$/)) });
/** Salesforce takes an assertion of at most five minutes. */
const ASSERTION_SECONDS = 180;

export type Tokens = {
  /** The one in use, or a new one; who asks meanwhile waits for the same. @throws CrmFault */
  get: () => Promise<string>;
  /** The next call gets a new one, unless somebody has dropped this one already. */
  drop: (token: string) => void;
};

export function openTokens(settings: SalesforceSettings, exchange: Exchange): Tokens {
  let current: { token: string } | undefined;
  let asked: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const { status, body } = await exchange('/services/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(grantOf(settings)).toString(),
    });
    const answer = answerSchema.safeParse(body);
    if (status === 200 && answer.success) return answer.data.access_token;
    const refused = refusalSchema.safeParse(body);
    throw salesforceFaultOf(
      refused.success ? `AUTH_${refused.data.error.toUpperCase()}` : `AUTH_HTTP_${String(status)}`,
    );
  };
  return {
    get: async () => {
      if (current) return current.token;
      asked ??= ask().finally(() => (asked = undefined));
      const token = await asked;
      current ??= { token };
      return token;
    },
    drop: (token) => {
      if (current?.token === token) current = undefined;
    },
  };
}

function grantOf({ url, clientId, signIn }: SalesforceSettings): Record<string, string> {
  if ('clientSecret' in signIn)
    return { grant_type: 'client_credentials', client_id: clientId, client_secret: signIn.clientSecret.reveal() };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + ASSERTION_SECONDS;
  const told = `${part({ alg: 'RS256' })}.${part({ iss: clientId, sub: signIn.username, aud: url, exp })}`;
  const signature = createSign('RSA-SHA256').update(told).sign(signIn.privateKey.reveal(), 'base64url');
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${told}.${signature}` };
}
