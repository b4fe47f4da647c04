import fs from 'node:fs';
import path from 'node:path';

/** Rewrites the text between the marks of a report. @throws Error when the report lacks them */
export function rewriteBetweenMarks(file: string, mark: string, rewrite: (before: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${mark}: made by the command -->\n`, `<!-- end of ${mark} -->`];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`${path.basename(file)} has no marks for ${mark}`);
  fs.writeFileSync(file, `${text.slice(0, from)}\n${rewrite(text.slice(from, to)).trim()}\n\n${text.slice(to)}`);
}
