import * as z from 'zod/mini';
import { papers } from '#contract/papers.ts';
import type { RequestedPaper } from '#contract/documents.ts';
import type { UploadLink } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import type { UploadLinkRow } from '#server/db/deal-tables.ts';
import type { ListedLink } from './link-store.ts';

const requestedSchema = z.array(z.enum(papers));

/** What this link asks for, and how many files of its deal are each of them. */
export const requestedOf = (requested: unknown, received: ReadonlyMap<string, number>): RequestedPaper[] =>
  requestedSchema.parse(requested).map((paper) => ({ paper, received: received.get(paper) ?? 0 }));

/** AEF-U-7C1F09A2: named on the customer's receipt and in the dealer's list. It opens nothing. */
export const referenceOf = (
  { brand }: Pick<App, 'brand'>,
  { id, product_key }: Pick<UploadLinkRow, 'id' | 'product_key'>,
): string => `${product_key ?? brand.productKey}-U-${id.slice(-8)}`.toUpperCase();

export function presentLink(app: App, row: ListedLink, received: ReadonlyMap<string, number>): UploadLink {
  return {
    id: row.id,
    reference: referenceOf(app, row),
    label: row.label,
    createdAt: row.created_at.toISOString(),
    createdBy: row.maker,
    expiresAt: row.expires_at.toISOString(),
    maxUses: row.max_uses,
    remainingUploads: row.max_uses - row.uses,
    state: stateOf(row),
    requested: requestedOf(row.requested, received),
  };
}

function stateOf(row: ListedLink): UploadLink['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (row.is_over) return 'expired';
  return row.uses >= row.max_uses ? 'used_up' : 'active';
}
