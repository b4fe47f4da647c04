import { useParams } from 'react-router';
import { isSection, type SettingsSectionState, type SettingsSection } from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { useChecklist, useSettings } from '#web/client/settings.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { NotFound } from '#web/portal/layout/not-found.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionHistory } from './section-history.tsx';
import { LeftBadge } from './section-list.tsx';
import { SourceBadge } from './source-badge.tsx';
import './settings.css';

/** One section of the settings. */
export function SectionScreen() {
  const { section = '' } = useParams();
  return isSection(section) ? <KnownSection key={section} section={section} /> : <NotFound />;
}

function KnownSection({ section }: { section: SettingsSection }) {
  const settings = useSettings();
  const { title, text } = words.sections[section];
  const state = settings.data?.sections[section];
  return (
    <div className="settings">
      <header>
        <BackLink to="/admin/settings">{words.back}</BackLink>
        <ScreenHeading className="screen-title" title={title}>
          {title}
        </ScreenHeading>
        <p>{text}</p>
        {state && <Standing section={section} state={state} />}
      </header>
      <FailedRead read={settings} title={words.failed} />
      {settings.isPending && (
        <div className="panel settings-form" role="status" aria-label={words.loading}>
          <span className="skeleton skeleton-late settings-skeleton" />
        </div>
      )}
      {state && (
        <div className="settings-columns settings-section">
          <div className="settings-column">
            <SectionForm section={section} state={state} />
          </div>
          <div className="settings-column">
            <SectionHistory section={section} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The state of the section as the list of sections shows it. */
const Standing = ({ section, state }: { section: SettingsSection; state: SettingsSectionState<SettingsSection> }) => {
  const left = useChecklist().data?.samples.filter((one) => one.section === section) ?? [];
  return (
    <p className="settings-standing">
      {left.length > 0 ? <LeftBadge name={section} count={left.length} /> : <SourceBadge state={state} />}
      {state.changedBy !== null && state.changedAt !== null && (
        <span>{words.changed(state.changedBy, showInstant(state.changedAt))}</span>
      )}
    </p>
  );
};
