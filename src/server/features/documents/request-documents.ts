import { DOCUMENT_REQUEST_DAYS, type DocumentRequest } from '#contract/document-requests.ts';
import { requiredDocuments as en } from '#copy/en/required-documents.ts';
import { requiredDocuments as es } from '#copy/es/required-documents.ts';
import { uploadPage as enPage } from '#copy/en/upload-page.ts';
import { uploadPage as esPage } from '#copy/es/upload-page.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { planDealMove, runDealMove, writeDealMove } from '#server/features/deals/status.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import type { Tx } from '#server/ports.ts';
import { storeUploadLink } from './links.ts';
import { lockDealOfLink, wasJustAsked } from './link-store.ts';
import { borrowerName, requireSubmitted } from '#server/features/deals/read.ts';

const texts = { en, es };
const labels = { en: enPage.title, es: esPage.title };
const USES = 30;
/** Within this time, the same list in the same language is the same request. */
const SAME_MS = 60_000;
const MOVED = 'Another user moved this deal. Reload it.';

/**
 * Requests documents from the dealer or the customer. The deal waits for information, with the list as its note. A
 * customer gets an email with an upload link; the same list in the same language is emailed once a minute at most.
 * @throws AppError not_found, also for drafts
 * @throws AppError conflict when the deal may not wait for information, or the dealer was already asked
 * @throws AppError unavailable when an external CRM refuses
 */
export async function requestDocuments(
  app: App,
  ctx: Ctx<StaffActor>,
  dealId: string,
  { papers, to, language }: DocumentRequest,
): Promise<void> {
  requirePermission(ctx, 'files.work');
  const deal = await requireSubmitted(app.db.query, dealId);
  // A second request to the customer keeps the status of the deal.
  if (to === 'customer' && deal.status === 'info_requested')
    return app.db.tx(async (tx) => {
      await lockOwnFile(tx, ctx, { kind: 'deal', id: dealId });
      await lockDealOfLink(tx, dealId);
      if ((await requireSubmitted(tx, dealId)).status !== deal.status) throw new AppError('conflict', MOVED);
      await askCustomerOnce(app, ctx, tx, { deal, papers, language });
    });
  const dealerMessage = documentWords.asked[to](papers.map((paper) => en[paper].name));
  const move = await planDealMove(
    app,
    ctx,
    dealId,
    { status: 'info_requested', dealerMessage },
    to === 'customer' ? { asked: to } : { papers },
  );
  await runDealMove(app, move, async (tx) => {
    await writeDealMove(app, ctx, tx, move);
    if (to === 'customer') await askCustomer(app, ctx, tx, { deal, papers, language });
  });
}

type Asked = Pick<DocumentRequest, 'papers' | 'language'> & { deal: Awaited<ReturnType<typeof requireSubmitted>> };

/**
 * Requests the documents of an approval from the customer, in the transaction of the decision. The deal keeps its
 * status. Does nothing without documents.
 */
export async function requestForApproval(app: App, ctx: Ctx<StaffActor>, tx: Tx, asked: Asked): Promise<void> {
  requirePermission(ctx, 'files.work');
  if (asked.papers.length === 0) return;
  await lockDealOfLink(tx, asked.deal.id);
  await askCustomerOnce(app, ctx, tx, asked);
}

async function askCustomerOnce(app: App, ctx: Ctx<StaffActor>, tx: Tx, asked: Asked): Promise<void> {
  const { deal, papers, language } = asked;
  const since = new Date(ctx.now.getTime() - SAME_MS);
  if (await wasJustAsked(tx, deal.id, { papers, label: labels[language], since })) return;
  await askCustomer(app, ctx, tx, asked);
}

async function askCustomer(app: App, ctx: Ctx<StaffActor>, tx: Tx, { deal, papers, language }: Asked): Promise<void> {
  const link = {
    label: labels[language],
    expiresInHours: DOCUMENT_REQUEST_DAYS * 24,
    maxUses: USES,
    requested: papers,
  };
  const { uploadUrl, expiresAt } = await storeUploadLink(app, ctx, tx, deal.id, link);
  await queueEmail(app, ctx, tx, {
    template: 'information-requested',
    to: deal.borrower_email,
    language,
    dealId: deal.id,
    params: {
      name: borrowerName(deal),
      items: papers.map((paper) => texts[language][paper].name),
      link: uploadUrl,
      expiresAt,
    },
  });
}
