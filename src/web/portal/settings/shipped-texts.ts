import type { Language } from '#contract/language.ts';
import { noticeTextNames, type NoticeTexts } from '#contract/notice-texts.ts';
import type { Brand } from '#contract/brand.ts';
import { noticeTexts as en } from '#copy/en/notice-texts.ts';
import { noticeTexts as es } from '#copy/es/notice-texts.ts';

export const shippedTexts: Record<Language, NoticeTexts> = { en, es };

/** A text that stands as it was shipped is not the lender's own: it follows what is shipped later. */
export const withoutShipped = <T extends Partial<Brand>>(section: T): T =>
  section.noticeTexts === undefined
    ? section
    : {
        ...section,
        noticeTexts: {
          ...section.noticeTexts,
          en: own(section.noticeTexts.en, en),
          es: own(section.noticeTexts.es, es),
        },
      };

const own = (texts: NoticeTexts, shipped: NoticeTexts): NoticeTexts =>
  Object.fromEntries(
    noticeTextNames.map((name) => [name, texts[name] === shipped[name] ? '' : texts[name]]),
  ) as NoticeTexts;
