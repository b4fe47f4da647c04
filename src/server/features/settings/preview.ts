import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { issueSignedToken, readSignedToken } from '#server/crypto/signed-token.ts';
import { audit } from '#server/lib/audit.ts';

/** The cookie that shows public pages to an administrator in setup mode. */
export const PREVIEW_COOKIE = 'site_preview';
export const PREVIEW_MS = 3_600_000;

/** Creates a token that shows public pages for an hour while the site is closed. It opens no call of the API. */
export async function openPreview(app: App, ctx: Ctx<StaffActor>): Promise<{ token: string; until: Date }> {
  requirePermission(ctx, 'settings.manage');
  const until = new Date(ctx.now.getTime() + PREVIEW_MS);
  await app.db.tx((tx) => audit(tx, ctx, 'setup.previewed', { kind: 'settings', id: 'setup' }));
  return { token: issueSignedToken(app.vault, 'preview', until), until };
}

/** Returns whether this token was created here and has not expired. */
export function isPreviewToken(app: Pick<App, 'vault'>, token: string, now: Date): boolean {
  const until = readSignedToken(app.vault, 'preview', token);
  if (!until) return false;
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= PREVIEW_MS;
}
