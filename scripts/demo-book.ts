import type { App } from '#server/app.ts';
import type { TourFiles } from './demo-tour.ts';
import { planBook, runEvents } from './sample-book.ts';
import { planExtras } from './sample-extras.ts';
import { planInquiries } from './sample-inquiries.ts';
import { required, type SampleFile } from './sample-file.ts';
import { openPast } from './sample-past.ts';
import { addPeople } from './sample-people.ts';

const FIRST_DAY = 95;
const DAY_MS = 24 * 3_600_000;

export type Book = { files: TourFiles; counts: { businesses: number; applications: number; deals: number } };

/** Writes 90 days of the lender's work into an empty database, with the verbs that its users call. */
export async function writeBook(app: App, password: string): Promise<Book> {
  const now = app.clock.now();
  const past = await openPast(app);
  const cast = await addPeople(app, past, { at: new Date(now.getTime() - FIRST_DAY * DAY_MS), password });
  const { files, events } = planBook(app, cast, now);
  const extras = planExtras(cast, now);
  await runEvents(past, [...events, ...extras.events, ...planInquiries(cast, now)]);
  await past.end();
  return {
    files: tourFiles(files, required(extras.invited.spanish)),
    counts: {
      businesses: files.length,
      applications: files.filter(({ applicationId }) => applicationId !== undefined).length,
      deals: files.filter(({ dealId }) => dealId !== undefined).length,
    },
  };
}

function tourFiles(files: readonly SampleFile[], spanishInvitation: string): TourFiles {
  const of = (story: string, lang = 'en'): SampleFile =>
    required(files.findLast(({ business }) => business.story === story && business.lang === lang));
  const application = (file: SampleFile): string => `/admin/applications/${required(file.applicationId)}`;
  const page = (address: string | undefined): string => new URL(required(address)).pathname;
  const asked = of('info-customer');
  return {
    dueToday: application(of('due')),
    sameNumber: application(of('same-number')),
    toDecide: application(of('review-done')),
    missingDocuments: `/dealer/deals/${required(asked.dealId)}`,
    upload: page(asked.uploadUrl),
    status: page(of('review').statusUrl),
    statusInSpanish: page(of('review', 'es').statusUrl),
    spanishInvitation: spanishInvitation.slice(new URL(spanishInvitation).origin.length),
  };
}
