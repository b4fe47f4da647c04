import { Download } from 'lucide-react';
import { tableExport as words } from '#copy/portal/table-export.ts';
import { Button } from '#web/ui/button.tsx';
import { useTableExport } from '../hooks/use-table-export.ts';

type Props = {
  of: 'applications' | 'deals' | 'notices';
  read: () => Promise<Blob>;
};

/** Saves a list as it is filtered, for a spreadsheet. */
export function ExportButton({ of, read }: Props) {
  const { exporting, exportAll } = useTableExport(of, read, words[of]);
  return (
    <Button
      variant="quiet"
      size="s"
      icon={Download}
      title={words.hint}
      busy={exporting && words.busy}
      onClick={exportAll}
    >
      {words.button}
    </Button>
  );
}
