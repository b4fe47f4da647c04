import { saveFile } from '#web/client/save-file.ts';
import { useAction } from './use-action.ts';

type Texts = { done: { title: string; description: string }; failed: { title: string } };

/** Saves a table as a file that is named for the day. */
export function useTableExport(
  name: string,
  read: () => Promise<Blob>,
  { done, failed }: Texts,
): { exporting: boolean; exportAll: () => void } {
  const { busy, act } = useAction(
    async () => saveFile(await read(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    { done, failed: failed.title },
  );
  return { exporting: busy, exportAll: () => void act() };
}
