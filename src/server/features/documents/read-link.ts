import type { RequestedPaper } from '#contract/documents.ts';
import type { UploadLink, UploadLinkAnswer } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import { countReceived } from '#server/features/documents/read.ts';
import { uploadWords } from '#server/features/documents/receive.ts';
import type { Tx } from '#server/ports.ts';
import { presentLink, referenceOf, requestedOf } from './present-link.ts';
import { fillProductKey, type FoundLink, selectLinkByToken, selectLinks } from './link-store.ts';

/** @throws AppError not_found when unknown or revoked; gone when expired. A used-up link is still found. */
export async function requireLink(app: App, ctx: Ctx, token: string): Promise<FoundLink> {
  const words = uploadWords[ctx.lang].link;
  const link = await selectLinkByToken(app.db.query, hashToken(token));
  if (!link || link.revoked_at !== null) throw new AppError('not_found', words.unknown, { valid: false });
  if (link.is_over) throw new AppError('gone', words.expired, { valid: false });
  return link;
}

export const isUsedUp = (link: FoundLink): boolean => link.uses >= link.max_uses;

/** What a link is for and how much it still takes. Looking never uses it up: mail scanners look too. */
export async function readUploadLink(app: App, ctx: Ctx, token: string): Promise<UploadLinkAnswer> {
  const link = await requireLink(app, ctx, token);
  return {
    valid: true,
    label: link.label,
    expiresAt: link.expires_at.toISOString(),
    remainingUploads: link.max_uses - link.uses,
    reference: referenceOf(app, link),
    requested: requestedOf(link.requested, await countReceived(app.db.query, link.deal_id)),
    dealInfo: {
      borrowerCompany: link.borrower_company,
      borrowerName: customerOf(link),
      equipmentType: link.equipment_type,
    },
  };
}

/** The links of a deal of the own dealership, newest first, without their addresses. @throws AppError not_found */
export async function listLinks(app: App, ctx: Ctx<DealerActor>, dealId: string): Promise<UploadLink[]> {
  const { query } = app.db;
  await requireDeal(query, ctx, dealId);
  const received = await countReceived(query, dealId);
  return (await selectLinks(query, dealId)).map((row) => presentLink(app, row, received));
}

/** What all links of a deal that stand asked for, each paper once, and how many files of it came. */
export async function listRequested(app: App, dealId: string): Promise<RequestedPaper[]> {
  const received = await countReceived(app.db.query, dealId);
  const links = (await selectLinks(app.db.query, dealId)).filter((link) => link.revoked_at === null);
  const asked = links.flatMap((link) => requestedOf(link.requested, received));
  return [...new Map(asked.map((one) => [one.paper, one])).values()];
}

export const customerOf = (deal: Pick<FoundLink, 'borrower_first_name' | 'borrower_last_name'>): string =>
  `${deal.borrower_first_name} ${deal.borrower_last_name}`.trim();

/** Stores the product key in every link that has none, so that the link keeps working after the key changes. */
export const keepProductKey = (tx: Tx, productKey: string): Promise<void> => fillProductKey(tx, productKey);
