import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { type Applicant, findApplicant } from '#server/features/applications/read.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { inviteOf, requireSubmitted } from '#server/features/deals/read.ts';
import { isUser } from '#server/features/users/account.ts';
import type { Query } from '#server/ports.ts';

/** What is decided about, and who gets the notice. */
export type About = {
  kind: 'application' | 'deal';
  id: string;
  application: Applicant | null;
  deal: Awaited<ReturnType<typeof requireSubmitted>> | null;
  /** What the applicant knows it by. */
  name: string;
  /** Empty when no e-mail address is known. */
  to: string;
  /** Of the application; a deal alone says none. */
  language: Language | null;
  /** From which state the business is run, by its address in the application; null where nothing says it. */
  businessState: string | null;
};

/** An application, with the deal that its dealer made of it. @throws AppError not_found */
export async function aboutApplication(app: App, id: string): Promise<About> {
  const application = await findApplicant(app.db.query, id);
  const linked = await app.db.tx((tx) => findDealOf(tx, id));
  const deal = linked && (await requireSubmitted(app.db.query, linked.id));
  const { reference: name, email: to, language, businessState } = application;
  return { kind: 'application', id, application, deal, name, to, language, businessState };
}

/** A submitted deal, with the application that it was made from. @throws AppError not_found, also for drafts */
export async function aboutDeal(app: App, id: string): Promise<About> {
  const deal = await requireSubmitted(app.db.query, id);
  const invite = await inviteOf(app.db.query, deal);
  const application = invite?.application_id ? await findApplicant(app.db.query, invite.application_id) : null;
  return {
    kind: 'deal',
    id,
    application,
    deal,
    name: application?.reference ?? (deal.borrower_company || customerOf(deal)),
    to: application ? application.email : await outsideAddress(app.db.query, deal.borrower_email),
    language: application?.language ?? null,
    businessState: application?.businessState ?? null,
  };
}

const customerOf = ({ borrower_first_name, borrower_last_name }: NonNullable<About['deal']>): string =>
  `${borrower_first_name} ${borrower_last_name}`;

export const subjectOf = ({ application, deal }: About) => ({
  applicationId: application?.id ?? null,
  dealId: deal?.id ?? null,
});

/** Returns the notice's email address; null when the notice is printed. An address from a dealer alone is never used for a credit report. */
export const addressOf = ({ application, to }: About, hasReport: boolean): string | null =>
  to === '' || (application === null && hasReport) ? null : to;

/** The dealer typed this address: one of a user of the portal is not the customer's. */
const outsideAddress = async (query: Query, address: string): Promise<string> =>
  (await isUser(query, address)) ? '' : address;
