import {
  entriesAnswerSchema,
  type Entry,
  entryAnswerSchema,
  type EntryContent,
  entryPaths,
} from '#contract/assistant-entries.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

export const useEntries = () =>
  useQuery({
    queryKey: [entryPaths.list],
    queryFn: async (): Promise<Entry[]> =>
      entriesAnswerSchema.parse(await requestAsUser('GET', entryPaths.list)).entries,
    refetchOnMount: 'always',
  });

/** Shows an entry as an answer brought it. */
export const showEntry = (client: QueryClient, entry: Entry): void =>
  void client.setQueryData<Entry[]>([entryPaths.list], (all = []) =>
    all.some(({ id }) => id === entry.id) ? all.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...all],
  );

const changed = (answer: unknown): Entry => entryAnswerSchema.parse(answer).entry;

/** Saves the next version of an entry, or a new entry. */
export const apiSaveEntry = async (entry: Entry | undefined, content: EntryContent): Promise<Entry> =>
  changed(
    entry === undefined
      ? await requestAsUser('POST', entryPaths.list, { version: 0, content })
      : await requestAsUser('PUT', entryPaths.one(entry.id), { version: entry.version, content }),
  );

export const apiPublishEntry = async ({ id, version, publishing }: Entry): Promise<Entry> =>
  changed(await requestAsUser('POST', entryPaths.publish(id), { version, alone: publishing === 'alone' }));

export const apiRetireEntry = async ({ id, version }: Entry): Promise<Entry> =>
  changed(await requestAsUser('POST', entryPaths.retire(id), { version }));
