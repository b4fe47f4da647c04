import { isClosed } from '#contract/deals.ts';
import type { Document, DocumentType, RequestedDocument } from '#contract/documents.ts';
import { requiredDocumentKinds } from '#contract/required-documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { ListedDocument } from './store.ts';
import * as z from 'zod/mini';
import type { UploadLink } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import type { UploadLinkRow } from '#server/db/deal-tables.ts';
import type { ListedLink } from './link-store.ts';

export const presentDocument = (row: ListedDocument): Document => ({
  id: row.id,
  fileName: row.file_name,
  fileSize: row.file_size,
  documentType: row.document_type,
  uploadedAt: row.uploaded_at.toISOString(),
  syncedToSalesforce: row.synced_at === null ? 'false' : 'true',
  description: row.malware === null ? row.description : documentWords.quarantined(row.malware),
  uploadedBy: row.uploaded_by === null ? 'customer' : 'dealer',
  quarantined: row.malware !== null,
  downloadable: row.file_key !== null && row.malware === null,
  uploaderName: row.uploader ?? '',
  paper: requiredDocumentKinds.find((paper) => paper === row.paper) ?? null,
  suggestedType: row.document_type === 'other' ? suggestType(row.file_name) : null,
  flagged: row.flagged,
  duplicateOf: row.duplicate_of,
  replacedBy: row.replaced_by,
});

const SIGNS: [DocumentType, RegExp][] = [
  ['bank_statement', /bank|statement|estado de cuenta|extracto/],
  ['tax_return', /tax|\b1120s?\b|\b1040\b|\b1065\b|impuesto/],
  ['purchase_order', /purchase order|\bpo\b|orden de compra/],
  ['invoice', /invoice|quote|factura|cotizacion/],
  ['proof_of_income', /income|pay ?stub|payroll|\bw ?2\b|ingreso|nomina/],
  ['credit_app', /application|solicitud/],
  ['contract', /contract|agreement|lease|contrato/],
];

/** Suggests a type from the file name, for sorting customers' files. Null when the name tells nothing. */
export function suggestType(fileName: string): DocumentType | null {
  const words = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_.+-]+/g, ' ');
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? null;
}

const requestedSchema = z.array(z.enum(requiredDocumentKinds));

/** Returns the documents that this link requests, with the number of files received for the deal. */
export const requestedOf = (requested: unknown, received: ReadonlyMap<string, number>): RequestedDocument[] =>
  requestedSchema.parse(requested).map((paper) => ({ paper, received: received.get(paper) ?? 0 }));

/** Returns a reference such as AEF-U-7C1F09A2, shown on the receipt and in the dealer's list. Gives no access. */
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
  if (isClosed(row.deal_status)) return 'closed';
  if (row.is_over) return 'expired';
  return row.uses >= row.max_uses ? 'used_up' : 'active';
}
