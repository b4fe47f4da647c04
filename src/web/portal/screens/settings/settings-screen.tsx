import { ListChecks, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import type { SettingsAnswer } from '#contract/settings.ts';
import { frame } from '#copy/portal/frame.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { setup } from '#copy/portal/setup.ts';
import { useSettings } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { KeyBackupPanel } from './key-backup-panel.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { SectionList } from './section-list.tsx';
import '#web/portal/components/rows-table.css';
import './settings.css';

/** What is left before publishing, and each section with its state. */
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
      <div className="settings-columns">
        <div className="settings-column">
          <PublicationPanel />
          <ChecklistPanel />
          <FailedRead read={settings} title={words.failed} />
          {settings.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
          {settings.data && <SectionList sections={settings.data.sections} />}
        </div>
        <div className="settings-column">
          <KeyBackupPanel />
          <BackupsPanel />
          {settings.data && <Environment environment={settings.data.environment} />}
        </div>
      </div>
    </div>
  );
}

const { environment: texts } = words;

function Environment({ environment: { stages, paymentDescription, brandFile } }: Pick<SettingsAnswer, 'environment'>) {
  return (
    <section className="panel settings-environment" aria-labelledby="settings-environment">
      <h2 id="settings-environment">{texts.title}</h2>
      <p className="settings-note">{texts.text}</p>
      <dl>
        <div>
          <dt>
            {texts.stages} <code>CRM_STAGES</code>
          </dt>
          <dd>
            <ul>
              {stages.map(({ stage, status }) => (
                <li key={stage}>
                  {stage} <code>{status}</code>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>
            {texts.payment} <code>PAYMENT_DESCRIPTION</code>
          </dt>
          <dd>{paymentDescription ?? texts.noPayment}</dd>
        </div>
        <div>
          <dt>
            {texts.file} <code>BRAND_FILE</code>
          </dt>
          <dd>
            <code>{brandFile}</code>
            <p className="settings-note">{texts.fileText}</p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
