import { projectFiles, textOf } from './project-files.ts';

/** Steps of tokens.css in px. 1 and 2 px are hairlines and optical corrections, not spacing. */
const SCALE = new Set([0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64]);
const SPACING =
  /(?:^|[{;\s])((?:margin|padding|gap|row-gap|column-gap)(?:-(?:inline|block|top|right|bottom|left))?(?:-(?:start|end))?):\s*([^;}]+)/g;
const PIXELS = /-?\d*\.?\d+(?=px\b)/g;
const CHECKED = /^src\/web\/(?:ui|portal)\/.*\.css$/;
/** Style sheets from before the scale. Each is removed from this list when its screen moves to the design system. */
const OLD: readonly string[] = [
  'screens/account/account.css',
  'screens/audit/audit.css',
  'screens/bell/bell.css',
  'screens/chats/chats.css',
  'screens/dashboard/dashboard.css',
  'screens/data-requests/data-requests.css',
  'screens/deal-form/deal-form.css',
  'screens/dealer-invites/dealer-invites.css',
  'screens/documents/documents.css',
  'screens/outbox/outbox.css',
  'screens/send-application/send-application.css',
  'screens/settings/settings.css',
  'screens/sign-in/sign-in.css',
].map((file) => `src/web/portal/${file}`);

export type OffScale = { file: string; line: number; property: string; value: string };

/** Finds spacing in px that is no step of the scale. calc() may combine other lengths. */
export function offScale(file: string, css: string): OffScale[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(SPACING)].flatMap((match) => {
    const [, property = '', value = ''] = match;
    const plain = value.replace(/(?:calc|clamp|min|max|env)\((?:[^()]|\([^()]*\))*\)/g, '');
    const isOff = (plain.match(PIXELS) ?? []).some((px) => !SCALE.has(Math.abs(Number(px))));
    const line = bare.slice(0, match.index + match[0].indexOf(property)).split('\n').length;
    return isOff ? [{ file, line, property, value: value.trim() }] : [];
  });
}

/** New style sheets of the portal and the design system keep to the scale; the note counts the values elsewhere. */
export function spacing(): { faults: string[]; note: string } {
  const sheets = projectFiles().filter((file) => file.startsWith('src/web/') && file.endsWith('.css'));
  const found = sheets.flatMap((file) => offScale(file, textOf(file)));
  const isOld = (file: string): boolean => !CHECKED.test(file) || OLD.includes(file);
  const clean = OLD.filter((file) => !found.some((one) => one.file === file));
  return {
    faults: [
      ...found
        .filter(({ file }) => !isOld(file))
        .map(
          ({ file, line, property, value }) =>
            `${file}:${String(line)} has ${property}: ${value}, which is off the scale`,
        ),
      ...clean.map((file) => `${file} keeps to the scale: remove it from the list in scripts/checks/spacing.ts`),
    ],
    note: `${String(found.filter(({ file }) => isOld(file)).length)} values off the scale in older style sheets`,
  };
}
