import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import {
  type Checklist,
  sectionNames,
  type SettingsSection,
  type SettingsSections,
  type SettingsSectionState,
} from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { SourceBadge } from './source-badge.tsx';

type Left = Checklist['samples'];

/** Each section with its state: what is left before publishing, or else the source of its values. */
export function SectionList({ sections }: { sections: SettingsSections }) {
  const samples = useChecklist().data?.samples ?? [];
  return (
    <nav className="panel settings-list" aria-label={words.list}>
      <ul>
        {sectionNames.map((name) => (
          <Section
            key={name}
            name={name}
            state={sections[name]}
            left={samples.filter(({ section }) => section === name)}
          />
        ))}
      </ul>
    </nav>
  );
}

type Props = { name: SettingsSection; state: SettingsSectionState<SettingsSection>; left: Left };

const Section = ({ name, state, left }: Props) => (
  <li>
    <Link to={`/admin/settings/${name}`}>
      <span>
        <b>{words.sections[name].title}</b>
        <span className="settings-note">{words.sections[name].text}</span>
      </span>
      <span className="settings-badges">{left.length === 0 && <SourceBadge state={state} />}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </Link>
    {left.length > 0 && (
      <details>
        <summary>
          <LeftBadge name={name} count={left.length} />
          <span className="sr-only">
            : {words.checklist.left}, {words.sections[name].title}
          </span>
        </summary>
        <ul>
          {left.map(({ key, words: said }) => (
            <li key={key}>{words.checklist.line(labelOf(key, words.sections[name].title), said)}</li>
          ))}
        </ul>
      </details>
    )}
  </li>
);

/** What is left in a section. The review of the notices is not needed before publishing. */
export const LeftBadge = ({ name, count }: { name: SettingsSection; count: number }) =>
  name === 'noticeTexts' ? (
    <span className="badge">{words.checklist.mayWait}</span>
  ) : (
    <span className="badge badge-warn">{words.checklist.samples(count)}</span>
  );

/** The field of a value, or else its section. */
const labelOf = (key: string, section: string): string =>
  (words.fields[key] ?? words.fields[`${key}.display`])?.label ?? section;
