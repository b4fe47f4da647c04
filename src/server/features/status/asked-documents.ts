import { firstDocuments, type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';
import type { AskedDocument } from '#contract/status-page.ts';
import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import type { Ctx } from '#server/context.ts';
import type { Query, Tx } from '#server/ports.ts';
import { acceptAllAsked, type AskedRow, selectAsked, upsertAsked } from './store.ts';

/** The documents that an applicant was asked for, in the order of the list. */
export async function listAsked(query: Query | Tx, applicationId: string): Promise<AskedDocument[]> {
  const rows = await selectAsked(query, applicationId);
  return requiredDocumentKinds.flatMap((paper) =>
    rows.filter((row) => row.paper === paper).map((row) => present(paper, row)),
  );
}

function present(paper: RequiredDocument, row: AskedRow): AskedDocument {
  const files = Number(row.files);
  const at = row.accepted_at ?? row.last_at;
  return {
    paper,
    state: row.accepted_at !== null ? 'accepted' : files > 0 ? 'received' : 'missing',
    files,
    at: at && new Date(at).toISOString(),
  };
}

/** Asks for the usual first documents, in the transaction that stores the application. */
export const askFirst = (
  tx: Tx,
  ctx: Ctx,
  { id, amount, language }: { id: string; amount: string; language: Language },
): Promise<void> => {
  const cents = typedCents(amount, language);
  return upsertAsked(tx, id, firstDocuments(Number.isNaN(cents) ? null : cents), ctx.now);
};

/** Records which documents a notice asks for, in its transaction. */
export const askForDocuments = (tx: Tx, ctx: Ctx, id: string, papers: readonly RequiredDocument[]): Promise<void> =>
  upsertAsked(tx, id, papers, ctx.now);

/** Records that nothing is missing any more, in the transaction that says so. */
export const acceptDocuments = (tx: Tx, ctx: Ctx, id: string): Promise<void> => acceptAllAsked(tx, id, ctx.now);
