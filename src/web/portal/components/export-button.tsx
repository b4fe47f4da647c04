import { Download } from 'lucide-react';
import { tableExport as words } from '#copy/portal/table-export.ts';
import { useTableExport } from '../hooks/use-table-export.ts';

type Props = {
  of: 'applications' | 'deals' | 'notices';
  read: () => Promise<Blob>;
  /** Where there is no room for the word. */
  compact?: boolean;
};

/** Saves a list as it is filtered, for a spreadsheet. */
export function ExportButton({ of, read, compact = false }: Props) {
  const { exporting, exportAll } = useTableExport(of, read, words[of]);
  return (
    <button
      type="button"
      className={compact ? 'icon-button' : 'button button-quiet button-dense'}
      title={words.hint}
      aria-disabled={exporting}
      onClick={exportAll}
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      <span className={compact ? 'sr-only' : ''}>{exporting ? words.busy : words.button}</span>
    </button>
  );
}
