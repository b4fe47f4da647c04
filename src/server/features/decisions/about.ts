import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { type Applicant, findApplicant } from '#server/features/applications/read.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { inviteOf, requireSubmitted } from '#server/features/deals/read.ts';
import { isUser } from '#server/features/users/account.ts';
import type { Query } from '#server/ports.ts';

/** The subject of a decision and the recipient of its notice. */
export type About = {
  kind: 'application' | 'deal';
  id: string;
  application: Applicant | null;
  deal: Awaited<ReturnType<typeof requireSubmitted>> | null;
  /** The name that the applicant knows. */
  name: string;
  /** Empty when no email address is known. */
  to: string;
  /** The language of the application. Null for a deal without one. */
  language: Language | null;
  /** The state from which the business is run, by its address in the application. Null when unknown. */
  businessState: string | null;
};

/** Returns an application with the deal that was created from it. @throws AppError not_found */
export async function aboutApplication(app: App, id: string): Promise<About> {
  const application = await findApplicant(app.db.query, id);
  const linked = await app.db.tx((tx) => findDealOf(tx, id));
  const deal = linked && (await requireSubmitted(app.db.query, linked.id));
  const { reference: name, email: to, language, businessState } = application;
  return { kind: 'application', id, application, deal, name, to, language, businessState };
}

/** A submitted deal with its application. @throws AppError not_found, also for drafts */
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

/** Address of the notice; null to print it. Never one from a dealer alone after a credit report. */
export const addressOf = ({ application, to }: About, hasReport: boolean): string | null =>
  to === '' || (application === null && hasReport) ? null : to;

/** The dealer typed this address. If it belongs to a portal user, it is not the customer's. */
const outsideAddress = async (query: Query, address: string): Promise<string> =>
  (await isUser(query, address)) ? '' : address;
