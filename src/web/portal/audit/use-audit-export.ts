import { useState } from 'react';
import { auditWords as words } from '#copy/portal/audit.ts';
import { type AuditDays, exportAudit } from '#web/client/audit.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';

/** Saves every entry that fits the filter as a file. */
export function useAuditExport(days: AuditDays): { exporting: boolean; exportAll: () => void } {
  const [exporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      save(await exportAudit(days), `audit-${new Date().toISOString().slice(0, 10)}.csv`);
      toast(words.export.done);
    } catch (error) {
      toast({ ...words.export.failed, description: failureWords(error as Error), destructive: true });
    }
    setExporting(false);
  };
  return { exporting, exportAll: () => void (exporting || run()) };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; the browser keeps the bytes otherwise.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
