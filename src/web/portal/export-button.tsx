import { Download } from 'lucide-react';
import { tableExport as words } from '#copy/portal/table-export.ts';
import { useTableExport } from './use-table-export.ts';

type Props = { of: 'applications' | 'deals'; read: () => Promise<Blob> };

/** Saves a list as it is filtered, for a spreadsheet. */
export function ExportButton({ of, read }: Props) {
  const { exporting, exportAll } = useTableExport(of, read, words[of]);
  return (
    <button
      type="button"
      className="button button-quiet button-dense"
      title={words.hint}
      aria-disabled={exporting}
      onClick={exportAll}
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {exporting ? words.busy : words.button}
    </button>
  );
}
