import { Download } from 'lucide-react';
import { tableExport as words } from '#copy/portal/table-export.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
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
  if (compact)
    return (
      <IconButton
        icon={Download}
        label={exporting ? words.busy : words.button}
        title={words.hint}
        aria-disabled={exporting}
        onClick={exportAll}
      />
    );
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
