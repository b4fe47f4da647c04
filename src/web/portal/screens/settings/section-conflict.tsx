import type { SettingsSectionState, SettingsSection } from '#contract/settings.ts';
import { changedPaths, isSameAt, valueAtPath } from '#contract/setting-values.ts';
import { type Claim, claims } from '#contract/claims.ts';
import type { Language } from '#contract/language.ts';
import type { NoticeText } from '#contract/notice-texts.ts';
import type { TierName } from '#finance/tiers.ts';
import { conflict as choiceWords } from '#copy/portal/conflict.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { type Choices, ConflictDialog } from '#web/portal/components/conflict-dialog.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { shown } from './form-values.ts';

/** The values that the form changed and that a colleague changed otherwise since. */
export const conflictsOf = (base: object, mine: object, theirs: object): string[] =>
  changedPaths(base, mine).filter((path) => !isSameAt(theirs, base, path) && !isSameAt(theirs, mine, path));

type Props = {
  base: object;
  mine: object;
  latest: SettingsSectionState<SettingsSection>;
  onChosen: (choices: Choices) => void;
  onClose: () => void;
};

/** The choice between what stands in the form and what a colleague saved since. */
export function SectionConflict({ base, mine, latest, ...rest }: Props) {
  const paths = conflictsOf(base, mine, latest.value);
  if (paths.length === 0) return null;
  return (
    <ConflictDialog
      key={latest.version}
      {...rest}
      title={words.conflict.title}
      text={words.conflict.text(latest.changedBy ?? '', latest.changedAt === null ? '' : showInstant(latest.changedAt))}
      pairs={paths.map((path) => ({
        name: path,
        label: labelOf(path),
        mine: { label: choiceWords.mine, text: textAt(mine, path) },
        theirs: { label: choiceWords.theirs, text: textAt(latest.value, path) },
      }))}
      submit={() => choiceWords.save}
    />
  );
}

const LEGENDS: Record<string, string> = {
  representatives: words.representatives.legend,
  'notices.bureaus': words.bureaus.legend,
  'pricing.smallAmounts': words.smallAmounts.legend,
  'testimonials.en': words.testimonials.en.legend,
  'testimonials.es': words.testimonials.es.legend,
};

/** Returns the screen's label for the value at this path. */
export function labelOf(path: string): string {
  const own = words.fields[path] ?? words.fields[`${path}.display`] ?? words.fields[`${path}.evidence`];
  const [key, second, third, fourth] = path.split('.');
  if (key === 'claims') return claims[second as Claim];
  if (key === 'noticeTexts' && third !== undefined)
    return `${words.noticeTexts.names[third as NoticeText]} (${words.noticeTexts.languages[second as Language]})`;
  if (second === 'tiers') return `${words.tiers[third as TierName]}: ${words.rows[fourth as 'scores']}`;
  return own?.label ?? LEGENDS[path] ?? path;
}

/** A value as it is typed; a list of rows with one row a line. */
export function textAt(value: object, path: string): string {
  const text = textOf(path, valueAtPath(value, path));
  return text === '' ? choiceWords.empty : text;
}
function textOf(path: string, value: unknown): string {
  if (path.startsWith('leftOut.')) return claims[value as Claim];
  if (Array.isArray(value)) return value.map((one, n) => textOf(`${path}.${String(n)}`, one)).join('\n');
  if (typeof value !== 'object' || value === null) return shown(path, value);
  return Object.entries(value)
    .map(([key, part]: [string, unknown]) => textOf(`${path}.${key}`, part))
    .filter((part) => part !== '')
    .join(', ');
}
