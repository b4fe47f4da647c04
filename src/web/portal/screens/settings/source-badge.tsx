import type { SettingsSectionState, SettingsSection } from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';

const tones = { default: 'badge', file: 'badge', screen: 'badge badge-accent' };

/** Shows whose values a section contains, and how many of them are still the shipped ones. */
export const SourceBadge = ({ state: { source, shipped } }: { state: SettingsSectionState<SettingsSection> }) => (
  <>
    <span className={tones[source]}>{words.sources[source]}</span>
    {source !== 'default' && shipped.length > 0 && (
      <span className="badge badge-warn">{words.shipped(shipped.length)}</span>
    )}
  </>
);
