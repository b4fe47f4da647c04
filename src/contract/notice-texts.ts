import * as z from 'zod/mini';
import { confirmationSchema } from './claims.ts';

/** The placeholders that each text may and must contain. Law or clarity demands the required ones. */
export const noticeTextParts = {
  approved: { may: ['company', 'phone', 'reference'], must: [] },
  approvedNext: { may: ['company', 'phone', 'reference', 'expires'], must: ['expires'] },
  counterOffer: { may: ['company', 'phone', 'reference'], must: [] },
  counterOfferNext: { may: ['company', 'phone', 'reference', 'expires'], must: ['expires'] },
  declined: { may: ['company', 'phone', 'reference'], must: [] },
  declinedNext: { may: ['company', 'phone', 'reference'], must: [] },
  withdrawn: { may: ['company', 'phone', 'reference'], must: [] },
  incompleteness: { may: ['company', 'phone', 'reference'], must: [] },
  incompletenessNext: { may: ['company', 'phone', 'reference'], must: [] },
  documentsReceived: { may: ['company', 'phone', 'reference'], must: [] },
  documentsReminder: { may: ['company', 'phone', 'reference'], must: [] },
  report: { may: ['agency', 'agencyAddress', 'agencyPhone'], must: ['agency', 'agencyAddress', 'agencyPhone'] },
  score: { may: ['agency', 'score', 'scoredOn', 'factors'], must: ['agency', 'score', 'scoredOn', 'factors'] },
  ecoa: { may: ['company', 'regulator'], must: ['regulator'] },
} as const satisfies Record<string, { may: readonly string[]; must: readonly string[] }>;
export type NoticeText = keyof typeof noticeTextParts;
export const noticeTextNames = Object.keys(noticeTextParts) as [NoticeText, ...NoticeText[]];
export type NoticeWords<T extends NoticeText> = Record<(typeof noticeTextParts)[T]['may'][number], string>;
/** The texts of one language: one paragraph per line, with placeholders in braces. */
export type NoticeTexts = Record<NoticeText, string>;

const PART = /\{([^{}]*)\}/g;
const named = (text: string): string[] => [...text.matchAll(PART)].map(([, name = '']) => name);
const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Returns what is wrong with a text, or undefined for a valid one. An empty text means the shipped text. */
export function noticeTextError(name: NoticeText, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const { may, must }: { may: readonly string[]; must: readonly string[] } = noticeTextParts[name];
  const found = named(text);
  const odd = found.filter((one) => !may.includes(one));
  if (odd.length > 0) return `${inBraces(odd)} means nothing here: use ${inBraces(may)}`;
  const left = must.filter((one) => !found.includes(one));
  if (left.length > 0) return `${inBraces(left)} must appear in this text`;
  return /[{}]/.test(text.replace(PART, '')) ? 'A brace is open or closed alone' : undefined;
}

/** Returns the paragraphs of a text with its placeholders filled. */
export const fillNotice = (text: string, words: Readonly<Record<string, string>>): string[] =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => line.replace(PART, (_whole, name: string) => words[name] ?? ''));

const textOf = (name: NoticeText) =>
  z.string().check(
    z.trim(),
    z.maxLength(3000, 'At most 3000 characters'),
    z.superRefine((text, ctx) => {
      const message = noticeTextError(name, text);
      if (message !== undefined) ctx.addIssue({ code: 'custom', message });
    }),
  );
const ownText = (name: NoticeText) => z._default(textOf(name), '');
const texts = z.object(
  Object.fromEntries(noticeTextNames.map((name) => [name, ownText(name)])) as Record<
    NoticeText,
    ReturnType<typeof ownText>
  >,
);

/** The lender's own wording of notices. Empty texts use the shipped wording. */
export const noticeTextsSchema = z.object({
  /** The review of the wording by the lender's counsel: who or where it is recorded, and the day. */
  read: z._default(z.nullable(confirmationSchema), null),
  en: texts,
  es: texts,
});
export const noOwnTexts = Object.fromEntries(noticeTextNames.map((name) => [name, ''])) as NoticeTexts;
