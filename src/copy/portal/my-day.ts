import type { DayTaskKind } from '#contract/desk.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);

/** Users who may not decide follow the file. */
type TaskWords = DayTaskKind | 'follow';

const titles: Record<TaskWords, (name: string) => string> = {
  decide: (name) => `Decide ${name}`,
  follow: (name) => `Follow ${name}`,
  documents: (name) => `Documents received: ${name}`,
  documents_due: (name) => `Documents due: ${name}`,
  no_answer: (name) => `Documents overdue: ${name}`,
  review: (name) => `Start the review: ${name}`,
  prepare: (name) => `Prepare documents: ${name}`,
};
const actions: Record<TaskWords, string> = {
  decide: 'Decide',
  follow: 'Follow',
  documents: 'Review',
  documents_due: 'Open',
  no_answer: 'Open',
  review: 'Review',
  prepare: 'Open',
};

/** The own tasks that are due today or overdue, and what they need. */
type Due = { count: number; needs: readonly string[] };
type Law = { today: number; overdue: number };
/** The decisions of all staff under Regulation B that cannot wait. '' without one. */
function lawWords({ today, overdue }: Law): string {
  const count = today + overdue;
  if (count === 0) return '';
  const when = overdue === 0 ? 'due today' : today === 0 ? 'overdue' : 'due today or overdue';
  return `${count === 1 ? '1 decision is' : `${String(count)} decisions are`} ${when} under Regulation B.`;
}

/** The start screen of the desk. */
export const myDay = {
  title: 'My day',
  summary: (count: number, due: Due, unassigned: number, law: Law): string => {
    if (count === 0 && law.today + law.overdue > 0) return lawWords(law);
    if (count === 0)
      return unassigned === 0
        ? 'You’re all caught up.'
        : `Nothing is assigned to you. Unassigned: ${files(unassigned)}.`;
    const items = count === 1 ? '1 item needs you.' : `${String(count)} items need you.`;
    if (due.count === 0) return items;
    const isDue = due.count === 1 ? '1 is' : `${String(due.count)} are`;
    return `${items} ${isDue} due today or overdue: ${due.needs.join(', ')}.`;
  },
  failed: 'Couldn’t load your day',
  takeNext: 'Take next unassigned',
  taking: 'Assigning...',
  taken: (name: string) => `${name} is assigned to you`,
  notTaken: 'The file was not assigned',
  start: 'Start with the first',
  due: {
    title: 'Due next',
    note: 'next 14 days, your files',
    today: 'Today',
    /** Several tasks of one day, by what they need. */
    counts: {
      decide: (count) => `${String(count)} to decide`,
      follow: (count) => `${String(count)} to follow`,
      documents: (count) => `${String(count)} with new documents`,
      documents_due: (count) => `${String(count)} with documents due`,
      no_answer: (count) => `${String(count)} waiting for documents`,
      review: (count) => `${String(count)} to review`,
      prepare: (count) => `${String(count)} to prepare`,
    } satisfies Record<TaskWords, (count: number) => string>,
  },
  yours: { title: 'Yours', empty: { title: 'No file is assigned to you', text: 'Files assigned to you appear here.' } },
  urgent: { title: 'Most urgent', note: 'of all staff', assigned: (name: string) => `assigned to ${name}` },
  unassigned: {
    title: 'Unassigned',
    note: (count: number, age: string) => `${String(count)}, oldest ${age}`,
    take: 'Assign to me',
  },
  titles,
  actions,
  showAll: (count: number) => `Show all ${String(count)}`,
  dueToday: 'Due today',
  open: 'Open',
  about: (what: string, detail: string) => [what, detail].filter((part) => part !== '').join(', '),
  spanish: 'Spanish',
  /** `age` is a time such as 6 days, or a date such as Oct 21. */
  waits: (age: string) => (/^[A-Z]/.test(age) ? `waiting since ${age}` : `waiting ${age}`),
  week: {
    title: 'Applications',
    note: 'last 7 days',
    median: 'Decision time',
    hours: (hours: number) => (hours < 48 ? `${String(Math.round(hours))} h` : `${(hours / 24).toFixed(1)} days`),
    medianNote: 'median, from the complete application',
    kept: 'Answered on time',
    keptNote: (kept: number, promised: number) =>
      `${String(kept)} of ${files(promised)} whose answer fell due in these 7 days`,
    received: 'Received',
    receivedNote: 'new',
    decided: 'Decided',
    decidedNote: (approved: number, countered: number, declined: number) =>
      `${String(approved)} approved, ${String(countered)} countered, ${String(declined)} declined`,
    none: 'None',
    noneDue: 'no answer was due',
  },
  attention: { title: 'Needs attention', open: 'Open', none: 'Deliveries and notices are in order.' },
};
