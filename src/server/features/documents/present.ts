import type { Document } from '#contract/documents.ts';
import { papers } from '#contract/papers.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { ListedDocument } from './store.ts';
import { suggestType } from './suggest-type.ts';

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
  paper: papers.find((paper) => paper === row.paper) ?? null,
  suggestedType: row.document_type === 'other' ? suggestType(row.file_name) : null,
  flagged: row.flagged,
  duplicateOf: row.duplicate_of,
  replacedBy: row.replaced_by,
});
