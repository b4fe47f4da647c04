import { ListChecks, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { setup } from '#copy/portal/setup.ts';
import { useSettings } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { KeyBackupPanel } from './key-backup-panel.tsx';
import { OtherScreens } from './other-screens.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { SectionList } from './section-list.tsx';
import { ServerPanel } from './server-panel.tsx';
import '#web/portal/components/rows-table.css';
import './settings.css';

const SETUP_AND_DOCTOR = ['setup', 'doctor'] as const;

/** The sections that an administrator changes, each with its state. Then the site, the keys, and the server. */
export function SettingsScreen() {
  const settings = useSettings();
  return (
    <div className="settings">
      <RowsHead title={words.title} lead={words.lead}>
        <div className="rows-actions">
          <Link className="button button-dense" to="/admin/settings/setup">
            <ListChecks size={16} strokeWidth={1.75} aria-hidden />
            {setup.open}
          </Link>
          <Link className="button button-outline button-dense" to="/admin/audit">
            <ScrollText size={16} strokeWidth={1.75} aria-hidden />
            {frame.audit}
          </Link>
        </div>
      </RowsHead>
      <OtherScreens names={SETUP_AND_DOCTOR} />
      <div className="settings-columns">
        <div className="settings-column">
          <FailedRead read={settings} title={words.failed} />
          {settings.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
          {settings.data && <SectionList sections={settings.data.sections} />}
        </div>
        <div className="settings-column">
          <PublicationPanel />
          <KeyBackupPanel />
          <BackupsPanel />
          <ServerPanel environment={settings.data?.environment} />
        </div>
      </div>
    </div>
  );
}
