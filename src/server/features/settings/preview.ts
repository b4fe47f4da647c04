import { randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { isSameText } from '#server/crypto/tokens.ts';
import { audit } from '#server/lib/audit.ts';

/** The cookie that shows public pages to an administrator in setup mode. */
export const PREVIEW_COOKIE = 'site_preview';
export const PREVIEW_MS = 3_600_000;

/** Creates a token that shows public pages for an hour while the site is closed. It opens no call of the API. */
export async function openPreview(app: App, ctx: Ctx<StaffActor>): Promise<{ token: string; until: Date }> {
  requirePermission(ctx, 'settings.manage');
  const until = new Date(ctx.now.getTime() + PREVIEW_MS);
  await app.db.tx((tx) => audit(tx, ctx, 'setup.previewed', { kind: 'settings', id: 'setup' }));
  const body = `${until.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return { token: `${body}.${app.vault.mac('preview', body)}`, until };
}

/** Whether this token was created here and has not expired. */
export function isPreviewToken(app: Pick<App, 'vault'>, token: string, now: Date): boolean {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(at, 0));
  if (!isSameText(token.slice(at + 1), app.vault.mac('preview', body))) return false;
  const left = parseInt(body.split('.')[0] ?? '', 36) - now.getTime();
  return left > 0 && left <= PREVIEW_MS;
}
