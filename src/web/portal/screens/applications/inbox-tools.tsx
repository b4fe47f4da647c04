import { Download, Ellipsis, ListChecks, RefreshCw } from 'lucide-react';
import { inbox } from '#copy/portal/applications.ts';
import { bulkAssign } from '#copy/portal/assignment.ts';
import { tableExport } from '#copy/portal/table-export.ts';
import { apiExportApplications, type ApplicationFilter } from '#web/client/admin.ts';
import { useMay } from '#web/client/session.ts';
import { useTableExport } from '#web/portal/hooks/use-table-export.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';

type Props = { filter: ApplicationFilter; onRefresh: () => void; onSelect: () => void };

/** Shows the actions for the whole list. */
export function InboxTools({ filter, onRefresh, onSelect }: Props) {
  const [mayExport, mayAssign] = [useMay('files.export'), useMay('files.assign')];
  const { exporting, exportAll } = useTableExport(
    'applications',
    () => apiExportApplications(filter),
    tableExport.applications,
  );
  return (
    <Menu
      label={inbox.tools}
      trigger={<IconButton icon={Ellipsis} label={inbox.tools} />}
      items={[
        { label: inbox.refresh, icon: RefreshCw, onSelect: onRefresh },
        ...(mayAssign ? [{ label: bulkAssign.select, icon: ListChecks, shortcut: 'x', onSelect }] : []),
        ...(mayExport
          ? [
              {
                label: exporting ? tableExport.busy : tableExport.button,
                icon: Download,
                disabled: exporting,
                onSelect: exportAll,
              },
            ]
          : []),
      ]}
    />
  );
}
