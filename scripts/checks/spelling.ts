import { spellCheckDocument } from 'cspell-lib';
import { textOf } from './project-files.ts';
import type { Passage } from './prose.ts';

/** cspell flags single words only. */
const FLAGGED_PHRASES = /\bby\s+itself\b/gi;

/** Lists misspelled and flagged words. `cspell.config.json` contains the flagged words and the words of the project. */
export async function spellingErrors(prose: Passage[]): Promise<string[]> {
  const found = await wordsIn(prose);
  return found.map(({ file, line, word, isFlagged, instead }) => {
    const what = isFlagged ? 'uses' : 'has the unknown word';
    return `${file}:${String(line)} ${what} "${word}"${instead ? `: write ${instead}` : ''}`;
  });
}

type Word = { file: string; line: number; word: string; isFlagged: boolean; instead?: string };

/** Checks all passages as one document, because each document costs cspell several milliseconds. */
async function wordsIn(prose: Passage[]): Promise<Word[]> {
  const starts: number[] = [];
  let text = '';
  for (const passage of prose) {
    starts.push(text.length);
    text += `${passage.text}\n\n`;
  }
  const at = (offset: number): { file: string; line: number } => {
    const index = starts.findLastIndex((start) => start <= offset);
    const { file = '', line = 0 } = prose[index] ?? {};
    return { file, line: line + text.slice(starts[index], offset).split('\n').length - 1 };
  };
  const settings = JSON.parse(textOf('cspell.config.json')) as Record<string, unknown>;
  const { issues } = await spellCheckDocument(
    { uri: 'prose.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { ...settings, maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity },
  );
  const words = issues.map(({ text: word, offset, isFlagged = false, suggestionsEx }) => {
    const instead = suggestionsEx?.find(({ isPreferred }) => isPreferred)?.word;
    return { ...at(offset), word, isFlagged, ...(instead === undefined ? {} : { instead }) };
  });
  const phrases = [...text.matchAll(FLAGGED_PHRASES)].map(({ 0: word, index }) => ({
    ...at(index),
    word: word.replace(/\s+/, ' '),
    isFlagged: true,
  }));
  return [...words, ...phrases];
}
