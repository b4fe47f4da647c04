import type { ApplicationFile } from '#contract/admin.ts';
import { file, history as words, statusNames } from '#copy/portal/applications.ts';
import { auditWords } from '#copy/portal/audit.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { outcomeStatuses } from '#copy/portal/decisions.ts';

type Entry = ApplicationFile['history'][number];
export type HistoryLine = Pick<Entry, 'at' | 'action' | 'actor' | 'actorName'> & {
  what: string;
  reason: string | undefined;
};

/** Newest first. Several reads by one user in a row are one line, with the time of the last one. */
export function historyLines(history: Entry[]): HistoryLine[] {
  const runs: { entry: Entry; times: number }[] = [];
  for (const entry of history.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const last = runs.at(-1);
    const again = last?.entry.action === entry.action && last.entry.actor === entry.actor;
    if (again && entry.action.endsWith('.read')) last.times += 1;
    else runs.push({ entry, times: 1 });
  }
  return runs.map(({ entry, times }) => {
    const what = inWords(entry);
    const { reason } = entry.detail;
    return {
      at: entry.at,
      action: entry.action,
      actor: entry.actor,
      actorName: entry.actorName,
      what: times === 1 ? what : words.times(what, times),
      reason: typeof reason === 'string' ? reason : undefined,
    };
  });
}

function inWords(entry: Entry): string {
  const { action, detail } = entry;
  if (action.endsWith('.assigned')) return words.assigned(detail['assignee']);
  return withDetail(entry) ?? words.actions[action] ?? auditWords.actions[action] ?? action;
}

function withDetail({ action, detail }: Entry): string | undefined {
  if (action === 'application.copy_downloaded' && detail['masked'] === true)
    return words.actions['application.copy_masked'];
  if (action === 'application.revealed') return put(words.revealed, nameIn(file.sealed, detail['field']));
  if (action === 'decision.recorded') return put(words.decided, nameIn(outcomeStatuses, detail['outcome']));
  const [from, to] = [nameIn(statuses, detail['from']), nameIn(statuses, detail['to'])];
  const hasMoved = action.endsWith('.status_changed') && from !== to && from !== undefined && to !== undefined;
  return hasMoved ? words.moved(from, to) : undefined;
}

const statuses = { ...dealWords.statuses, ...statusNames };
const nameIn = (names: Record<string, string>, name: unknown): string | undefined =>
  Object.entries(names).find(([one]) => one === name)?.[1];
const put = (say: (name: string) => string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : say(name);
