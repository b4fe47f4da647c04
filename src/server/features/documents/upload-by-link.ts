import type { RequiredDocument } from '#contract/required-documents.ts';
import type { CustomerUploaded } from '#contract/upload-links.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type CustomerActor, systemCtx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { keepDocument, quarantineDocument } from '#server/features/documents/keep.ts';
import { type ReceivedFile, uploadWords } from '#server/features/documents/receive.ts';
import { broughtBefore, selectSameUpload, takeUnemailedUploads } from './store.ts';
import { notifyOfSeries } from '#server/features/notifications/notify.ts';
import { customerOf } from './links.ts';
import { type FoundLink, lockUsable, remainingUses, countLinkUse, selectMaker } from './link-store.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { queueEmail } from '#server/features/emails/queue.ts';

type Uploaded = { document: CustomerUploaded['document']; replayed: boolean };

/**
 * Stores a customer's file by a link, always as type other, counts one use and notifies the dealership. A repeated file
 * is not stored again and counts no use.
 * @throws AppError gone when no use is left or the link has ended; not_found when its deal was deleted
 */
export async function uploadByLink(
  app: App,
  ctx: Ctx<CustomerActor>,
  link: FoundLink,
  file: ReceivedFile,
  {
    description,
    paper,
    claim,
  }: { description: string; paper: RequiredDocument | ''; claim: IdempotencyClaim | undefined },
): Promise<Uploaded> {
  const of = { dealId: link.deal_id, by: { linkId: link.id }, documentType: 'other' as const, description, paper };
  if (file.malware !== null) {
    const { kept } = await app.db.tx(async (tx) => {
      const deal = { accountId: link.account_id, dealName: link.deal_name };
      const quarantined = await quarantineDocument(app, ctx, tx, file, { ...of, ...deal });
      if (!(await lockUsable(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
      return quarantined;
    });
    return { document: presentUploaded(ctx, file, false), replayed: !kept };
  }
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return { document: replay.answer as Uploaded['document'], replayed: true };
    const earlier = await selectSameUpload(tx, link.id, file, paper);
    if (earlier) {
      const document = presentEarlier(earlier);
      await saveAnswer(tx, claim, { status: 201, answer: document });
      return { document, replayed: true };
    }
    await keepDocument(app, ctx, tx, file, of);
    if (!(await countLinkUse(tx, link.id))) throw new AppError('gone', uploadWords[ctx.lang].link.usedUp);
    const document = presentUploaded(ctx, file, await broughtBefore(tx, link.id, file));
    const told = { customer: customerOf(link), deal: link.deal_name, file: file.name };
    await notifyOfSeries(ctx, tx, {
      accountId: link.account_id,
      dealId: link.deal_id,
      series: link.id,
      words: (count) => documentWords.arrived(told, count),
    });
    await app.jobs.send('mail-uploads', { linkId: link.id }, MAIL_AFTER_SECONDS);
    await saveAnswer(tx, claim, { status: 201, answer: document });
    return { document, replayed: false };
  });
}

const presentEarlier = (row: NonNullable<Awaited<ReturnType<typeof selectSameUpload>>>): Uploaded['document'] => ({
  id: row.id,
  fileName: row.file_name,
  fileSize: row.file_size,
  documentType: 'other',
  uploadedAt: row.uploaded_at.toISOString(),
  duplicate: true,
});

const presentUploaded = (ctx: Ctx, file: ReceivedFile, duplicate: boolean): Uploaded['document'] => ({
  id: file.id,
  fileName: file.name,
  fileSize: file.bytes,
  documentType: 'other',
  uploadedAt: ctx.now.toISOString(),
  duplicate,
});

export const remainingUploads = (app: App, link: FoundLink): Promise<number> => remainingUses(app.db.query, link.id);

/** One email lists all files of one visit, this long after the first. */
const MAIL_AFTER_SECONDS = 5 * 60;

/** The job that emails a link's creator the files since the last email, if wanted. Safe to repeat. */
export async function emailUploads(app: App, linkId: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const files = await takeUnemailedUploads(tx, linkId);
    const maker = await selectMaker(tx, linkId);
    if (files.length === 0 || !maker || maker.mail_updates === 'none') return;
    await queueEmail(app, systemCtx(await readDatabaseTime(tx)), tx, {
      template: 'customer-uploaded',
      to: maker.email,
      language: 'en',
      params: {
        customer: customerOf(maker),
        deal: maker.deal_name,
        files,
        link: `${app.config.publicUrl}/${maker.is_staff ? 'admin' : 'dealer'}/deals/${maker.deal_id}`,
      },
    });
  });
}
