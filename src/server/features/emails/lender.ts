import * as z from 'zod/mini';
import { type Brand, brandSchema } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { type NoticeText, noticeTextNames, type NoticeTexts } from '#contract/notice-texts.ts';
import { noticeTexts as en } from '#copy/en/notice-texts.ts';
import { noticeTexts as es } from '#copy/es/notice-texts.ts';

const shipped = { en, es };
/** Texts by name. Notices of other versions may have more or fewer of them. */
const storedTexts = z.record(z.string(), z.string());

const lenderSchema = z.extend(
  z.pick(brandSchema, {
    company: true,
    phones: true,
    hours: true,
    timeZone: true,
    address: true,
    licenceLine: true,
    notices: true,
  }),
  {
    /** The wording of notices. Older notices have none: it was not a setting then, and they used the shipped texts. */
    texts: z.optional(z.object({ en: z.optional(storedTexts), es: z.optional(storedTexts) })),
  },
);
/** What a notice says about the lender. Stored with its record, independent of later settings. */
export type Lender = z.infer<typeof lenderSchema>;

/** The lender with the current settings. */
export const lenderOf = ({ company, phones, hours, timeZone, address, licenceLine, notices }: Brand): Lender => ({
  company,
  phones,
  hours,
  timeZone,
  address,
  licenceLine,
  notices,
});

/** The same with the texts of a notice in this language, and in English for staff. */
export const lenderWithTexts = (brand: Brand, language: Language): Lender => ({
  ...lenderOf(brand),
  texts: { en: wordingOf(brand, 'en'), ...(language === 'es' && { es: wordingOf(brand, 'es') }) },
});

const wordingOf = ({ noticeTexts }: Brand, language: Language): NoticeTexts =>
  Object.fromEntries(
    noticeTextNames.map((name) => [name, noticeTexts[language][name] || shipped[language][name]]),
  ) as NoticeTexts;

/** A text of notices as it was sent. */
export const noticeTextAsSent = (lender: Lender | undefined, language: Language, name: NoticeText): string =>
  lender?.texts?.[language]?.[name] ?? shipped[language][name];

/** The lender's details as stored with a sent notice, or the current details when none were stored. */
export const lenderAsSent = (brand: Brand, kept: unknown): Lender =>
  kept === null || kept === undefined ? lenderOf(brand) : z.parse(lenderSchema, kept);

/** The brand as it was sent. */
export const brandAsSent = (brand: Brand, kept: unknown): Brand => {
  const { texts: _wording, ...sent } = lenderAsSent(brand, kept);
  return { ...brand, ...sent };
};

/** The brand for an email. Few emails store the lender's details in their parameters. The others use the current ones. */
export function brandForEmail(brand: Brand, params: unknown): Brand {
  const stored = z.safeParse(z.object({ lender: lenderSchema }), params);
  return stored.success ? brandAsSent(brand, stored.data.lender) : brand;
}
