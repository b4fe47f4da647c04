import { projectFiles, textOf } from './project-files.ts';

/** Steps of tokens.css in px. 1 and 2 px are hairlines and optical corrections, not spacing. */
const SCALE = new Set([0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64]);
const SPACING =
  /(?:^|[{;\s])((?:margin|padding|gap|row-gap|column-gap)(?:-(?:inline|block|top|right|bottom|left))?(?:-(?:start|end))?):\s*([^;}]+)/g;
const PIXELS = /-?\d*\.?\d+(?=px\b)/g;
const CHECKED = /^src\/web\/(?:ui|portal)\/.*\.css$/;
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

/** The portal and the design system keep to the scale. The note counts the values of the public site. */
export function spacing(): { errors: string[]; note: string } {
  const sheets = projectFiles().filter((file) => file.startsWith('src/web/') && file.endsWith('.css'));
  const found = sheets.flatMap((file) => offScale(file, textOf(file)));
  const [checked, others] = [found.filter(isChecked), found.filter((one) => !isChecked(one))];
  return {
    errors: checked.map(
      ({ file, line, property, value }) => `${file}:${String(line)} has ${property}: ${value}, which is off the scale`,
    ),
    note: `${String(others.length)} values off the scale on the public site`,
  };
}

const isChecked = ({ file }: OffScale): boolean => CHECKED.test(file);
