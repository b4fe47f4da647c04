import { randomBytes } from 'node:crypto';
import { isSameText } from './tokens.ts';
import type { Vault } from './vault.ts';

/** Creates a token that carries an instant and needs no row: `instant.random.mac`. Each label has its own MAC key. */
export function issueSignedToken(vault: Pick<Vault, 'mac'>, label: string, at: Date): string {
  const body = `${at.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${vault.mac(label, body)}`;
}

/** Returns the instant of a token, or undefined unless this installation issued it with this label. */
export function readSignedToken(vault: Pick<Vault, 'mac'>, label: string, token: string): Date | undefined {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(at, 0));
  if (!isSameText(token.slice(at + 1), vault.mac(label, body))) return undefined;
  return new Date(parseInt(body.split('.')[0] ?? '', 36));
}
