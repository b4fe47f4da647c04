import type { Passage } from './prose.ts';

/** The longest sentence of documents and comments, in words. */
const LONGEST = 25;
const END = /(?<=[.!?][)"'”’*_]*)\s+(?=["'“(*_]*[\p{Lu}\d])|\s+(?=@(?:throws|returns|param)\b)/u;

/** Lists the sentences of documents and comments that are too long. Cells of reports are results of a run. */
export const longSentences = (prose: Passage[]): string[] =>
  sentencesOf(prose.filter(({ kind, file }) => kind !== 'cell' || !isReport(file)))
    .filter(({ words }) => words > LONGEST)
    .map(
      ({ file, line, words, text }) =>
        `${file}:${String(line)} has a sentence of ${String(words)} words: ${text.slice(0, 80)}…`,
    );

const isReport = (file: string): boolean => file.startsWith('docs/reports/');

type Sentence = Passage & { words: number };

function sentencesOf(prose: Passage[]): Sentence[] {
  return prose
    .filter(({ kind }) => kind !== 'title' && kind !== 'text')
    .flatMap((passage) =>
      passage.text.split(END).map((text) => ({ ...passage, text: text.replace(/\s+/g, ' '), words: countWords(text) })),
    );
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of the documents, and the median and 90th percentile of words per sentence outside tables. Reports do not count. */
export function sentenceFigures(prose: Passage[]): string {
  const documents = sentencesOf(prose.filter(({ file }) => file.endsWith('.md') && !isReport(file)));
  const total = documents.reduce((sum, { words }) => sum + words, 0);
  const lengths = documents.flatMap(({ kind, words }) => (kind === 'document' && words > 0 ? [words] : []));
  const at = (share: number): string => String(lengths.sort((a, b) => a - b)[Math.floor(lengths.length * share)] ?? 0);
  return `docs have ${String(total)} words; sentence median ${at(0.5)}, p90 ${at(0.9)}`;
}
