import type { CreateUploadLink } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import type { Tx } from '#server/ports.ts';
import { insertLink } from './link-store.ts';

const HOUR_MS = 3_600_000;

/** Makes a link by which a customer adds documents to a deal. It is shown this once. @throws AppError not_found */
export const createUploadLink = (
  app: App,
  ctx: Ctx<DealerActor>,
  dealId: string,
  link: CreateUploadLink,
): Promise<MadeLink> =>
  app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, dealId);
    return keepLink(app, ctx, tx, dealId, link);
  });

export type MadeLink = { uploadUrl: string; expiresAt: string };

/** Stores a link in the transaction of the caller, who has checked that the deal may have one. */
export async function keepLink(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  dealId: string,
  { label, expiresInHours, maxUses, requested }: CreateUploadLink,
): Promise<MadeLink> {
  const id = newId(ctx.now);
  const token = newToken();
  const link = {
    id,
    deal_id: dealId,
    created_by: ctx.actor.userId,
    token_hash: hashToken(token),
    label,
    created_at: ctx.now,
    max_uses: maxUses,
    uses: 0,
    revoked_at: null,
    requested: JSON.stringify(requested),
    product_key: app.brand.productKey,
  };
  const expiresAt = await insertLink(tx, link, expiresInHours * HOUR_MS);
  const detail = { deal: dealId, hours: expiresInHours, uses: maxUses, papers: requested.join(', ') };
  await audit(tx, ctx, 'upload_link.created', { kind: 'upload_link', id }, detail);
  return { uploadUrl: `${app.config.publicUrl}/upload/${token}`, expiresAt: expiresAt.toISOString() };
}
