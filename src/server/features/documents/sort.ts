import type { Document, SortDocument } from '#contract/documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { lockOwnFile, requireOwnFile } from '#server/features/assignments/own-file.ts';
import { showDocument } from './read.ts';
import { fileOf, selectSubmittedDocument, updateKind } from './store.ts';

/**
 * Sets the type of a document of a submitted deal and which requested document it is. The progress of requests counts
 * by it. Setting the stored values changes nothing.
 * @throws AppError not_found, also in a draft; conflict when another user changed it
 */
export async function sortDocument(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { from, ...to }: SortDocument,
): Promise<Document> {
  requirePermission(ctx, 'files.work');
  await app.db.tx(async (tx) => {
    const row = await requireSorted(tx, id);
    await lockOwnFile(tx, ctx, fileOf(row));
    if (!(await updateKind(tx, id, { from: kindOf(from), to: kindOf(to) }))) {
      const { document_type: documentType, paper } = await requireSorted(tx, id);
      if (documentType === to.documentType && paper === to.paper) return;
      throw new AppError('conflict', documentWords.sortedMeanwhile);
    }
    const { kind, id: file } = fileOf(row);
    const detail = { [kind]: file, type: to.documentType, papers: to.paper };
    await audit(tx, ctx, 'document.sorted', { kind: 'document', id }, detail);
  });
  return showDocument(app, id);
}

const kindOf = ({ documentType, paper }: Pick<SortDocument, 'documentType' | 'paper'>) => ({
  document_type: documentType,
  paper,
});

/** Checks access before the body is read. @throws AppError not_found */
export async function requireSortable(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'files.work');
  await requireOwnFile(app.db.query, ctx, fileOf(await requireSorted(app.db.query, id)));
}

/** @throws AppError not_found, also in a draft */
async function requireSorted(query: Parameters<typeof selectSubmittedDocument>[0], id: string) {
  const row = isId(id) ? await selectSubmittedDocument(query, id) : undefined;
  if (!row) throw new AppError('not_found', documentWords.unknown);
  return row;
}
