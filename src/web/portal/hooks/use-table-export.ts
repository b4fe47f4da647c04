import { useState } from 'react';
import { saveFile } from '#web/client/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';

type Texts = { done: { title: string; description: string }; failed: { title: string } };

/** Saves a table as a file that is named for the day. */
export function useTableExport(
  name: string,
  read: () => Promise<Blob>,
  texts: Texts,
): { exporting: boolean; exportAll: () => void } {
  const [exporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      saveFile(await read(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      toast(texts.done);
    } catch (error) {
      toast({ ...texts.failed, description: failureWords(error as Error), destructive: true });
    }
    setExporting(false);
  };
  return { exporting, exportAll: () => void (exporting || run()) };
}
