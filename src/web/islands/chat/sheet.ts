import type { Language } from '#contract/language.ts';
import { addresses } from '#web/addresses.ts';
import type { ChatCopy } from './words.ts';

/** A term of a payment sheet that can be changed in place: its text, its choices, and what each of them asks. */
export type TermChoice = { text: string; chosen: string; options: { value: string; label: string; ask: string }[] };
export type SheetContent = { lines: (string | { name: string; choice: TermChoice })[]; applyHref: string };

const MONTHS = [12, 24, 36, 48, 60];
const SHARES = [10, 15, 20, 25, 30, 40, 50];

/** Reads a payment sheet from an answer; undefined for any other answer. */
export function readSheet(text: string, lang: Language, { sheet }: ChatCopy): SheetContent | undefined {
  if (!text.split('\n').some((line) => isPayment(line, sheet))) return undefined;
  const valueOf = (name: string): string => new RegExp(`^${escaped(name)}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const amount = /^\$([\d,]+)/.exec(valueOf(sheet.equipment))?.[1]?.replaceAll(',', '');
  const months = /^\d+/.exec(valueOf(sheet.term))?.[0];
  const share = /\(([\d.]+)%\)/.exec(valueOf(sheet.down))?.[1];
  const tierName = /^(.+) \(/.exec(valueOf(sheet.tier))?.[1];
  const tier = Object.entries(sheet.tiers).find(([, name]) => name === tierName)?.[0];
  if (amount === undefined || months === undefined || share === undefined || tier === undefined) return undefined;
  const tierLabel = (value: string): string =>
    Object.entries(sheet.tiers).find(([name]) => name === value)?.[1] ?? value;
  const choices: Record<string, TermChoice> = {
    [sheet.term]: choiceOf(months, valueOf(sheet.term), numbers(MONTHS, months), sheet.months, sheet.askTerm),
    [sheet.down]: choiceOf(share, valueOf(sheet.down), numbers(SHARES, share), (value) => `${value}%`, sheet.askDown),
    [sheet.tier]: choiceOf(tier, valueOf(sheet.tier), Object.keys(sheet.tiers), tierLabel, (value) =>
      sheet.askTier(tierLabel(value)),
    ),
  };
  const lines = text.split('\n').map((line) => {
    const name = Object.keys(choices).find((one) => line.startsWith(`${one}: `));
    const choice = name === undefined ? undefined : choices[name];
    return name !== undefined && choice ? { name, choice } : line;
  });
  const query = new URLSearchParams({ value: amount, term: months, tier, down: share });
  return { lines, applyHref: `${addresses.application[lang]}?${query.toString()}` };
}

/** The line that names the payment. */
export const isPayment = (line: string, { payment }: ChatCopy['sheet']): boolean => line.startsWith(`${payment}: `);

const escaped = (name: string): string => name.replace(/[()]/g, '\\$&');

/** The usual values, and the current one. */
const numbers = (usual: number[], current: string): string[] =>
  [...new Set([...usual, Number(current)])].toSorted((a, b) => a - b).map(String);

const choiceOf = (
  chosen: string,
  text: string,
  values: string[],
  label: (value: string) => string,
  ask: (value: string) => string,
): TermChoice => ({
  text,
  chosen,
  options: values.map((value) => ({ value, label: value === chosen ? text : label(value), ask: ask(value) })),
});
