import { useState } from 'react';
import { auditWords as words } from '#copy/portal/audit.ts';
import { type AuditDays, exportAudit } from '#web/client/audit.ts';
import { saveFile } from '#web/client/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';

/** Saves every entry that fits the filter as a file. */
export function useAuditExport(days: AuditDays): { exporting: boolean; exportAll: () => void } {
  const [exporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      saveFile(await exportAudit(days), `audit-${new Date().toISOString().slice(0, 10)}.csv`);
      toast(words.export.done);
    } catch (error) {
      toast({ ...words.export.failed, description: failureWords(error as Error), destructive: true });
    }
    setExporting(false);
  };
  return { exporting, exportAll: () => void (exporting || run()) };
}
