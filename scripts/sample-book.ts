import { dayIn } from '#contract/days.ts';
import type { App } from '#server/app.ts';
import { notifyOfExpiry } from '#server/features/decisions/expiry.ts';
import * as a from './sample-application-steps.ts';
import { businesses } from './sample-businesses.ts';
import * as d from './sample-deal-steps.ts';
import * as e from './sample-decision-steps.ts';
import type { SampleFile, Scene, Step } from './sample-file.ts';
import { openRandom, type Past } from './sample-past.ts';
import type { Cast } from './sample-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEED = 29;

const looked = [a.apply, a.sendQuote, e.assign, a.review, a.sendStatements, e.note];
const begun = [a.apply, e.assign, a.review];
const dealt = [d.createDraft, d.submit, d.sendPapers];
const reviewed = [...dealt, e.assign, d.startReview];
const byLink = [a.invite, a.apply, ...dealt];
const approvedByLink = [...byLink, e.assign, d.startReview, e.note, e.approve, d.sendContract];
const due = [a.apply, a.sendQuote, e.assign, a.review, e.note, a.sendStatements, e.note];

/** What happened to the file of a business, in order. */
const stories: Record<string, readonly Step[]> = {
  new: [a.apply],
  'new-documents': [a.apply, a.sendQuote, a.sendStatements],
  review: [a.apply, e.assignToSales, a.review, a.sendQuote, e.note],
  'review-done': looked,
  waiting: [...begun, a.ask, a.sendQuote],
  'waiting-today': [...begun, a.askUntilToday, a.sendQuote],
  due,
  'due-tomorrow': due,
  corrected: [...begun, a.correct, a.sendQuote],
  'same-number': [a.apply, a.sendQuote, e.assign, a.review],
  approved: [...looked, e.approve],
  'approved-given': [...looked, e.approve],
  'approved-held': [...looked, e.approve],
  countered: [...looked, e.counter],
  'countered-approved': [...looked, e.counter, e.approve],
  declined: [...begun, a.sendQuote, e.decline],
  'declined-report': [...looked, e.declineByReport],
  'declined-hold': [...begun, e.decline, a.hold],
  'declined-by-hand': [...begun, e.decline],
  withdrawn: [...begun, e.withdraw],
  closed: [a.apply, e.assign, a.close],
  completed: [a.invite, a.apply],
  draft: [d.createDraft],
  submitted: dealt,
  'submitted-by-link': byLink,
  'review-deal': [...reviewed, e.note],
  'review-by-link': [...byLink, e.assign, d.startReview, e.note],
  'info-dealer': [...reviewed, d.askDealer],
  'info-customer': [...reviewed, d.askCustomer, d.createLink, d.sendByLink],
  'approved-deal': [...reviewed, e.approve],
  'docs-out': [...reviewed, e.note, e.approve, d.sendContract],
  'docs-by-link': approvedByLink,
  funded: [...reviewed, e.note, e.approve, d.sendContract, d.sendClosing, d.fund],
  'funded-by-link': [...approvedByLink, d.sendClosing, d.fund],
  'declined-deal': [...reviewed, e.decline],
  lost: [...dealt, d.loseLead],
};

export type Event = { at: Date; run: (scene: Pick<Scene, 'app' | 'now'>) => Promise<void> };

/** Returns the files of all businesses, still empty, and the events that fill them. */
export function planBook(app: App, cast: Cast, now: Date): { files: SampleFile[]; events: Event[] } {
  const random = openRandom(SEED);
  const files = businesses.map((business, index): SampleFile => ({ business, index, random }));
  const events = files.flatMap((file) => {
    const steps = stories[file.business.story];
    if (!steps) throw new Error(`the demo has no story ${file.business.story}`);
    const times = timesOf(file, { steps: steps.length, start: startOf(app, file, now), now });
    const ofFile = steps.map((step, i): Event => ({
      at: times[i] ?? now,
      run: (scene) => step({ ...scene, cast, file }),
    }));
    return file.business.story === 'approved-deal' ? [...ofFile, ...planExpiry(times.at(-1) ?? now, now)] : ofFile;
  });
  return { files, events };
}

/** The runs of the daily job that report an approval of that time: 3 days before its last day and on the day after. */
const planExpiry = (approvedAt: Date, now: Date): Event[] =>
  [e.OFFER_DAYS - 3, e.OFFER_DAYS + 1]
    .map((days) => after(approvedAt, days * 24))
    .filter((at) => at < now)
    .map((at) => ({ at, run: ({ app }) => notifyOfExpiry(app) }));

/** Runs the events in order of time, because IDs, references and notifications are ordered by it. */
export async function runEvents(past: Past, events: readonly Event[]): Promise<void> {
  for (const { at, run } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await past.at(at, (app) => run({ app, now: at }));
}

/** The clock of a file that is due ends today or tomorrow, whatever the hour at which the demo starts. */
function startOf({ brand }: App, { business: { story, age }, random }: SampleFile, now: Date): Date {
  if (!story.startsWith('due')) return after(now, -24 * (age < 2 ? age : age + random() - 0.5));
  const today = dayIn(brand.timeZone, now);
  const hours = [5, 3, 1, 0.5].find((left) => dayIn(brand.timeZone, after(now, left)) === today) ?? 0;
  const days = brand.notices.decisionDays - (story === 'due-tomorrow' ? 1 : 0);
  return after(now, hours - days * 24);
}

/** Steps that working hours moved to a later day must not happen after the demo starts. */
const halfway = (from: Date, to: Date): Date => new Date((from.getTime() + to.getTime()) / 2);

const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

const SHORTEST = 0.15;
const SPREAD = 1.3;
/** The part of the age of a file in which its steps happen. */
const BUSY = 0.9;
/** Files of the last days, in days, are answered within the promised 2 business days. */
const RECENT_AGE = 12;
const RECENT_PACE = 0.08;

/** One time per step: the next step follows within about a day and a half, in a recent file within hours. */
function timesOf(
  { random, business }: SampleFile,
  { steps, start, now }: { steps: number; start: Date; now: Date },
): Date[] {
  const pace = business.age < RECENT_AGE ? RECENT_PACE : 1;
  const gaps = Array.from({ length: steps - 1 }, () => (SHORTEST + random() * SPREAD) * pace);
  const total = gaps.reduce((sum, gap) => sum + gap, 0) * DAY_MS;
  const scale = Math.min(1, ((now.getTime() - start.getTime()) * BUSY) / Math.max(total, 1));
  const times = [start];
  for (const gap of gaps) {
    const last = times.at(-1) ?? start;
    const next = new Date(last.getTime() + gap * scale * DAY_MS);
    const inHours = atWork(next, random);
    const isPast = inHours > last && inHours < now;
    times.push(isPast ? inHours : next < now ? next : halfway(last, now));
  }
  return times;
}

/** Working hours from coast to coast, UTC. */
const FIRST_HOUR = 15;
const LAST_HOUR = 21;

/** Moves a time at night into the next working hours. */
function atWork(at: Date, random: () => number): Date {
  const hour = at.getUTCHours();
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return at;
  const morning = new Date(at);
  morning.setUTCHours(FIRST_HOUR, Math.floor(random() * 60), Math.floor(random() * 60));
  return hour < FIRST_HOUR ? morning : after(morning, 24);
}
