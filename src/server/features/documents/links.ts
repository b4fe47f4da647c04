import type { UploadLink, UploadLinkAnswer, CreateUploadLink } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor, UserActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { borrowerName, requireDeal, requireLinkable } from '#server/features/deals/read.ts';
import { countRequiredDocuments, lockDeal } from './store.ts';
import type { Tx, Query } from '#server/ports.ts';
import { presentLink, referenceOf, requestedOf } from './present.ts';
import { requireUploadLink } from './upload.ts';
import {
  fillProductKey,
  selectLinks,
  insertUploadLink,
  countLinksBy,
  type FoundLink,
  type ListedLink,
  revokeLink,
  revokeLinksBy,
  selectOwnLink,
} from './link-store.ts';
import { audit } from '#server/lib/audit.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { documentWords } from '#copy/portal/documents.ts';

/** Returns the purpose of a link and its remaining uses. Counts no use, because email scanners read links too. */
export async function readUploadLink(app: App, ctx: Ctx, token: string): Promise<UploadLinkAnswer> {
  const link = await requireUploadLink(app, ctx, token);
  return {
    valid: true,
    label: link.label,
    expiresAt: link.expires_at.toISOString(),
    remainingUploads: link.max_uses - link.uses,
    reference: referenceOf(app, link),
    requested: requestedOf(link.requested, await countRequiredDocuments(app.db.query, link.deal_id)),
    requestedBy: link.maker_kind === 'dealer' ? `${link.maker}, ${link.maker_account}` : app.brand.company,
    salesperson: link.maker_kind === 'dealer' ? await salespersonOf(app, link) : null,
    dealInfo: {
      borrowerCompany: link.borrower_company,
      borrowerName: borrowerName(link),
      equipmentType: link.equipment_type,
    },
  };
}

const salespersonOf = async (app: App, link: FoundLink): Promise<UploadLinkAnswer['salesperson']> => ({
  name: link.maker,
  dealership: link.maker_account,
  phone: await phoneOf(app, link),
  isNotified: link.maker_status === 'active' && link.maker_account_id === link.account_id,
});

/** The phone of the creator's contact in the built-in CRM. An external CRM is not called for each visit of a page. */
async function phoneOf(app: App, link: FoundLink): Promise<string> {
  if (!app.crm.joinsTransaction) return '';
  const contacts = await app.crm.findContactsByEmail(link.maker_email);
  return contacts.find(({ accountId }) => accountId === link.maker_crm_id)?.phone ?? '';
}

/** Links of a deal of the caller's dealership, newest first, without URLs. @throws AppError not_found */
export async function listLinks(app: App, ctx: Ctx<DealerActor>, dealId: string): Promise<UploadLink[]> {
  const { query } = app.db;
  await requireDeal(query, ctx, dealId);
  const received = await countRequiredDocuments(query, dealId);
  return (await selectLinks(query, dealId)).map((row) => presentLink(app, row, received));
}

/** Stores the product key in every link without one, so that its reference survives a change of the key. */
export const storeProductKey = (tx: Tx, productKey: string): Promise<void> => fillProductKey(tx, productKey);

const HOUR_MS = 3_600_000;

/** Creates a link for a deal. Its URL is returned only here. @throws AppError not_found; conflict for a closed deal */
export const createUploadLink = (
  app: App,
  ctx: Ctx<DealerActor>,
  dealId: string,
  link: CreateUploadLink,
): Promise<CreatedLink> =>
  app.db.tx(async (tx) => {
    await lockDeal(tx, dealId);
    await requireLinkable(tx, ctx, dealId);
    return storeUploadLink(app, ctx, tx, dealId, link);
  });

type CreatedLink = { uploadUrl: string; expiresAt: string };

/** Stores a link in the caller's transaction. The caller has checked the deal. */
export async function storeUploadLink(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  dealId: string,
  { label, expiresInHours, maxUses, requested }: CreateUploadLink,
): Promise<CreatedLink> {
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
  const expiresAt = await insertUploadLink(tx, link, expiresInHours * HOUR_MS);
  const detail = { deal: dealId, hours: expiresInHours, uses: maxUses, papers: requested.join(', ') };
  await audit(tx, ctx, 'upload_link.created', { kind: 'upload_link', id }, detail);
  return { uploadUrl: `${app.config.publicUrl}/upload/${token}`, expiresAt: expiresAt.toISOString() };
}

/** @throws AppError not_found when unknown or of another dealership */
export async function requireOwnLink(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<ListedLink> {
  const found = isId(id) ? await selectOwnLink(query, ctx.actor.accountId, id) : undefined;
  if (!found) throw new AppError('not_found', documentWords.unknownLink);
  return found;
}

/** Revokes the link, also for uploads in progress. @throws AppError not_found; conflict when already revoked */
export async function revokeUploadLink(app: App, ctx: Ctx<DealerActor>, id: string): Promise<UploadLink> {
  return app.db.tx(async (tx) => {
    const { deal_id } = await requireOwnLink(tx, ctx, id);
    if (!(await revokeLink(tx, id, ctx.now))) throw new AppError('conflict', documentWords.revokedBefore);
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal: deal_id });
    return presentLink(app, await requireOwnLink(tx, ctx, id), await countRequiredDocuments(tx, deal_id));
  });
}

/** Counts the valid links per creator. */
export const countOpenLinks = (query: Query | Tx, userIds: string[]): Promise<Map<string, number>> =>
  countLinksBy(query, userIds);

/** Revokes every valid link that this user created. */
export async function revokeLinksOf(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  for (const { id, deal_id: deal } of await revokeLinksBy(tx, userId, ctx.now))
    await audit(tx, ctx, 'upload_link.revoked', { kind: 'upload_link', id }, { deal });
}
