import type { UploadLink } from '#contract/upload-links.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { countReceived } from '#server/features/documents/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import { presentLink } from './present-link.ts';
import { countLinksBy, type ListedLink, revokeLink, revokeLinksBy, selectOwnLink } from './link-store.ts';

/** @throws AppError not_found for what does not exist or belongs to another dealership */
export async function requireOwnLink(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<ListedLink> {
  const found = isId(id) ? await selectOwnLink(query, ctx.actor.accountId, id) : undefined;
  if (!found) throw new AppError('not_found', documentWords.unknownLink);
  return found;
}

/**
 * The link takes nothing any more, a file that is under way included; what it brought stays.
 * @throws AppError not_found; conflict once it was revoked
 */
export async function revokeUploadLink(app: App, ctx: Ctx<DealerActor>, id: string): Promise<UploadLink> {
  return app.db.tx(async (tx) => {
    const { deal_id } = await requireOwnLink(tx, ctx, id);
    if (!(await revokeLink(tx, id, ctx.now))) throw new AppError('conflict', documentWords.revokedBefore);
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal: deal_id });
    return presentLink(app, await requireOwnLink(tx, ctx, id), await countReceived(tx, deal_id));
  });
}

/** How many links of each of these users still work. */
export const countOpenLinks = (query: Query | Tx, userIds: string[]): Promise<Map<string, number>> =>
  countLinksBy(query, userIds);

/** Revokes every open link that this user created. */
export async function revokeLinksOf(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  for (const { id, deal_id: deal } of await revokeLinksBy(tx, userId, ctx.now))
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal });
}
