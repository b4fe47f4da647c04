import type { RequiredDocument } from '#contract/required-documents.ts';
import type { StatusUpload } from '#contract/status-page.ts';
import { statusPage as en } from '#copy/en/status-page.ts';
import { statusPage as es } from '#copy/es/status-page.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx, CustomerActor } from '#server/context.ts';
import { requireApplication } from '#server/features/applications/read.ts';
import { keepApplicantDocument, quarantineApplicantDocument } from '#server/features/documents/upload.ts';
import { findSameApplicantFile } from '#server/features/documents/read.ts';
import type { ReceivedFile } from '#server/features/documents/receive.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { notifyAboutApplication } from '#server/features/notifications/notify.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import type { Tx } from '#server/ports.ts';
import { listAsked, urlOf } from './status-page.ts';
import { takesFiles } from './read.ts';
import { type FoundStatusLink, lockForDocuments, lockOpenLink } from './store.ts';

const texts = { en, es };

export type Uploaded = StatusUpload & { kept: boolean };
type Sent = { paper: RequiredDocument; claim: IdempotencyClaim | undefined };

/**
 * Keeps what an applicant sent for one requested document. The same file sent again is not stored again.
 * @throws AppError gone when the link was revoked; conflict when the document is accepted or no longer asked for, or the
 * application is decided
 */
export async function uploadByApplicant(
  app: App,
  ctx: Ctx<CustomerActor>,
  link: FoundStatusLink,
  file: ReceivedFile,
  { paper, claim }: Sent,
): Promise<Uploaded> {
  const id = link.application_id;
  const words = texts[ctx.lang].refusals;
  return app.db.tx(async (tx) => {
    const replay = file.malware === null ? await replayOrClaim(tx, app.vault, claim) : undefined;
    if (replay) return { ...(replay.answer as StatusUpload), kept: false };
    const application = await lockForDocuments(tx, id);
    if (!application || !(await lockOpenLink(tx, link.id))) throw new AppError('gone', words.revoked);
    if (!takesFiles(await requireApplication(tx, id))) throw new AppError('conflict', words.decided);
    const asked = await listAsked(tx, id);
    const wanted = asked.find((one) => one.paper === paper);
    if (wanted?.state === 'accepted') throw new AppError('conflict', words.accepted);
    if (!wanted) throw new AppError('conflict', words.notAsked);
    if (file.malware !== null) {
      const { kept } = await quarantineApplicantDocument(ctx, tx, file, { ...application, paper });
      return { ...answerOf(ctx, file, paper, missingIn(asked)), kept };
    }
    const earlier = await findSameApplicantFile(tx, id, file, paper);
    if (earlier) {
      const sent = { ...file, id: earlier.id };
      const answer = answerOf({ ...ctx, now: earlier.uploaded_at }, sent, paper, missingIn(asked), true);
      await saveAnswer(tx, claim, { status: 201, answer });
      return { ...answer, kept: false };
    }
    await keepApplicantDocument(ctx, tx, file, { ...application, paper });
    const missing = missingIn(await listAsked(tx, id));
    if (wanted.state === 'missing') await notifyOfDocument(app, ctx, tx, { link, application, file, missing });
    const answer = answerOf(ctx, file, paper, missing);
    await saveAnswer(tx, claim, { status: 201, answer });
    return { ...answer, kept: true };
  });
}

const missingIn = (asked: Awaited<ReturnType<typeof listAsked>>): number =>
  asked.filter(({ state }) => state === 'missing').length;

const answerOf = (
  ctx: Ctx,
  file: ReceivedFile,
  paper: RequiredDocument,
  missing: number,
  duplicate = false,
): StatusUpload => ({
  success: true,
  document: {
    id: file.id,
    fileName: file.name,
    fileSize: file.bytes,
    paper,
    uploadedAt: ctx.now.toISOString(),
    duplicate,
  },
  missing,
});

type Arrived = {
  link: FoundStatusLink;
  application: NonNullable<Awaited<ReturnType<typeof lockForDocuments>>>;
  file: ReceivedFile;
  missing: number;
};

/** Notifies staff of each document. Emails the applicant once, with the last missing document. */
async function notifyOfDocument(app: App, ctx: Ctx, tx: Tx, { link, application, file, missing }: Arrived) {
  const { reference, business_name: business, language, assigned_to: assignee, principal_email: to } = application;
  const about = { business, reference, file: file.name, missing };
  await notifyAboutApplication(ctx, tx, assignee, documentWords.fromApplicant(about));
  if (missing > 0 || to === '') return;
  await queueEmail(app, ctx, tx, {
    template: 'documents-received',
    to,
    language,
    params: { reference, link: urlOf(app, link.id, language) },
  });
}
