import type { RequiredDocument } from '#contract/required-documents.ts';
import type { StatusLink } from '#contract/status-page.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { requireApplication } from '#server/features/applications/read.ts';
import { lockOwnFile, requireOwnFile } from '#server/features/assignments/own-file.ts';
import { AppError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { listAsked, createStatusLink, stateOfStatusLink, urlOf } from './status-page.ts';
import { acceptAsked, lockForDocuments, revokeOpenLink, selectFiles, selectLastLink } from './store.ts';

const NO_LINK = 'This application has no open link to its status page.';
const NOT_OPEN = 'This document is accepted already, or the applicant was not asked for it.';

/** Returns the page's link and the requested documents, for the desk. @throws AppError not_found */
export async function readStatusLink(app: App, ctx: Ctx<StaffActor>, id: string): Promise<StatusLink> {
  requirePermission(ctx, 'files.read');
  const { query } = app.db;
  await requireOwnFile(query, ctx, { kind: 'application', id });
  const { language } = await requireApplication(query, id);
  const link = await selectLastLink(query, id);
  const files = await selectFiles(query, id);
  const state = link ? stateOfStatusLink(link) : 'none';
  return {
    state,
    // The address lets its holder act as the applicant, so only staff who work on the file read it.
    url:
      link && state === 'active' && ctx.actor.permissions.includes('files.work') ? urlOf(app, link.id, language) : null,
    createdAt: link?.created_at.toISOString() ?? null,
    documents: (await listAsked(query, id)).map(({ paper, state: received, at }) => ({
      paper,
      state: received,
      at,
      files: files
        .filter((file) => file.paper === paper)
        .map((file) => ({
          id: file.id,
          name: file.file_name,
          bytes: file.file_size,
          uploadedAt: file.uploaded_at.toISOString(),
          quarantined: file.malware !== null,
        })),
    })),
  };
}

/** Creates a link, and revokes the one before. @throws AppError not_found */
export async function renewStatusLink(app: App, ctx: Ctx<StaffActor>, id: string): Promise<StatusLink> {
  requirePermission(ctx, 'files.work');
  await app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    const { language } = await requireApplication(tx, id);
    await lockForDocuments(tx, id);
    const replaced = await revokeOpenLink(tx, id, ctx.now);
    await createStatusLink(app, ctx, tx, { id, language });
    await audit(tx, ctx, 'application.status_link_created', { kind: 'application', id }, { replaced });
  });
  return readStatusLink(app, ctx, id);
}

/** @throws AppError not_found; conflict without an open link */
export async function revokeStatusLink(app: App, ctx: Ctx<StaffActor>, id: string): Promise<StatusLink> {
  requirePermission(ctx, 'files.work');
  await app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    if (!(await revokeOpenLink(tx, id, ctx.now))) throw new AppError('conflict', NO_LINK);
    await audit(tx, ctx, 'application.status_link_revoked', { kind: 'application', id });
  });
  return readStatusLink(app, ctx, id);
}

/** Accepts one document, also one that came another way. @throws AppError not_found; conflict when it is not open */
export async function acceptDocument(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  paper: RequiredDocument,
): Promise<StatusLink> {
  requirePermission(ctx, 'files.work');
  await app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    await lockForDocuments(tx, id);
    if (!(await acceptAsked(tx, id, paper, ctx.now))) throw new AppError('conflict', NOT_OPEN);
    await audit(tx, ctx, 'application.document_accepted', { kind: 'application', id }, { papers: paper });
  });
  return readStatusLink(app, ctx, id);
}
