import { plainText } from '#web/ui/combobox.tsx';
import type { Command } from './palette-commands.ts';

type Ranked = Pick<Command, 'group' | 'label' | 'note' | 'words'>;

/** Without case, accents and punctuation. */
const wordsOf = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 0: each typed word starts a word of the label. 1: of the label or what else finds it. 2: it is inside of a word. */
function rankOf({ label, note = '', words = '' }: Ranked, typed: string): number {
  const starts = (text: string): boolean =>
    wordsOf(typed)
      .split(' ')
      .every((word) => ` ${wordsOf(text)}`.includes(` ${word}`));
  return starts(label) ? 0 : starts(`${label} ${note} ${words}`) ? 1 : 2;
}

/** Puts matches at word starts first. Groups stay together, and the one with the best match is first. */
export function rankCommands<One extends Ranked>(commands: readonly One[], typed: string): One[] {
  if (typed.trim() === '') return [...commands];
  const names = [...new Set(commands.map(({ group }) => group))];
  const ranked = names.map((name) =>
    commands.filter(({ group }) => group === name).toSorted((a, b) => rankOf(a, typed) - rankOf(b, typed)),
  );
  const best = ([first]: One[]): number => (first ? rankOf(first, typed) : Infinity);
  return ranked.toSorted((a, b) => best(a) - best(b)).flat();
}
