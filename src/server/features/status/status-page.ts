import { statusPages, type AskedDocument } from '#contract/status-page.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import type { Vault } from '#server/crypto/vault.ts';
import { newId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  type FoundStatusLink,
  insertStatusLink,
  selectLastLink,
  selectStatusLinkByToken,
  acceptAllAsked,
  type AskedRow,
  selectAsked,
  upsertAsked,
} from './store.ts';
import { type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';

/** Derives 256 bits that only a holder of the keys can compute, so no table contains the token. */
const tokenOf = (vault: Vault, linkId: string): string => vault.mac('status-page-token', linkId);

export const urlOf = (app: App, linkId: string, language: Language): string =>
  `${app.config.publicUrl}${statusPages[language]}/${tokenOf(app.vault, linkId)}`;

/** Creates the link of an application in the caller's transaction. Returns its address. */
export async function createStatusLink(
  app: App,
  ctx: Ctx,
  tx: Tx,
  { id: applicationId, language }: { id: string; language: Language },
): Promise<string> {
  const id = newId(ctx.now);
  await insertStatusLink(tx, {
    id,
    application_id: applicationId,
    token_hash: hashToken(tokenOf(app.vault, id)),
    created_by: 'userId' in ctx.actor ? ctx.actor.userId : null,
    created_at: ctx.now,
    revoked_at: null,
  });
  return urlOf(app, id, language);
}

/** Returns the address of an application's page, or undefined while it has no open link. */
export async function findStatusUrl(
  app: App,
  query: Query | Tx,
  { id, language }: { id: string; language: Language },
): Promise<string | undefined> {
  const link = await selectLastLink(query, id);
  return link && stateOfStatusLink(link) === 'active' ? urlOf(app, link.id, language) : undefined;
}

/** Finds the link of a token, open or not. Returns undefined for an unknown token. */
export const findLink = (query: Query | Tx, token: string): Promise<FoundStatusLink | undefined> =>
  selectStatusLinkByToken(query, hashToken(token));

export function stateOfStatusLink({ revoked_at, is_over }: FoundStatusLink): 'active' | 'revoked' | 'expired' {
  if (revoked_at !== null) return 'revoked';
  return is_over ? 'expired' : 'active';
}

/** Lists the documents requested from an applicant, in the order of the list. */
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

/** Records which documents the applicant is asked for, in the caller's transaction. */
export const askForDocuments = (tx: Tx, ctx: Ctx, id: string, papers: readonly RequiredDocument[]): Promise<void> =>
  upsertAsked(tx, id, papers, ctx.now);

/** Records that nothing is missing any more, in the transaction that says so. */
export const acceptDocuments = (tx: Tx, ctx: Ctx, id: string): Promise<void> => acceptAllAsked(tx, id, ctx.now);
