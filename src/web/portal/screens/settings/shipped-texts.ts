import type { Language } from '#contract/language.ts';
import { noticeTextNames, type NoticeTexts } from '#contract/notice-texts.ts';
import type { Brand } from '#contract/brand.ts';
import { noticeTexts as en } from '#copy/en/notice-texts.ts';
import { noticeTexts as es } from '#copy/es/notice-texts.ts';

export const shippedTexts: Record<Language, NoticeTexts> = { en, es };

/**
 * A text that stands as it was shipped is not the lender's own: it follows what is shipped later. Once counsel has read
 * them, and next to a changed text in the other language, texts stay unchanged.
 */
export function withoutShipped<T extends Partial<Brand>>(section: T): T {
  const { noticeTexts } = section;
  if (noticeTexts === undefined) return section;
  const kept = { en: { ...noticeTexts.en }, es: { ...noticeTexts.es } };
  for (const name of noticeTextNames) {
    const [inEnglish, inSpanish] = [kept.en[name] || en[name], kept.es[name] || es[name]];
    const isOwn = noticeTexts.read !== null || inEnglish !== en[name] || inSpanish !== es[name];
    kept.en[name] = isOwn ? inEnglish : '';
    kept.es[name] = isOwn ? inSpanish : '';
  }
  return { ...section, noticeTexts: { ...noticeTexts, ...kept } };
}

/** Returns the section as its form shows it: with the shipped text where the lender has none. */
export function withShipped<T extends Partial<Brand>>(section: T): T {
  const { noticeTexts } = section;
  if (noticeTexts === undefined) return section;
  const textsIn = (language: Language) =>
    Object.fromEntries(
      noticeTextNames.map((name) => [name, noticeTexts[language][name] || shippedTexts[language][name]]),
    );
  return { ...section, noticeTexts: { ...noticeTexts, en: textsIn('en'), es: textsIn('es') } };
}
