import * as z from 'zod/mini';
import { type Brand, brandSchema } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { type NoticeText, noticeTextNames, type NoticeTexts } from '#contract/notice-texts.ts';
import { noticeTexts as en } from '#copy/en/notice-texts.ts';
import { noticeTexts as es } from '#copy/es/notice-texts.ts';

const shipped = { en, es };
/** By name; another version may know more of them or fewer. */
const toldTexts = z.record(z.string(), z.string());

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
    /** The wording of notices; one that was told before wording was a setting said the shipped texts. */
    texts: z.optional(z.object({ en: z.optional(toldTexts), es: z.optional(toldTexts) })),
  },
);
/** What a notice says of the lender: it is kept with what it is about, and stays when the lender's values change. */
export type Lender = z.infer<typeof lenderSchema>;

/** The lender as it is now. */
export const lenderOf = ({ company, phones, hours, timeZone, address, licenceLine, notices }: Brand): Lender => ({
  company,
  phones,
  hours,
  timeZone,
  address,
  licenceLine,
  notices,
});

/** The same with the words of a notice in this language, and in the one that the lender's own people read. */
export const lenderWithWords = (brand: Brand, language: Language): Lender => ({
  ...lenderOf(brand),
  texts: { en: wordingOf(brand, 'en'), ...(language === 'es' && { es: wordingOf(brand, 'es') }) },
});

const wordingOf = ({ noticeTexts }: Brand, language: Language): NoticeTexts =>
  Object.fromEntries(
    noticeTextNames.map((name) => [name, noticeTexts[language][name] || shipped[language][name]]),
  ) as NoticeTexts;

/** A text of notices as it was told. */
export const textTold = (lender: Lender | undefined, language: Language, name: NoticeText): string =>
  lender?.texts?.[language]?.[name] ?? shipped[language][name];

/** The lender as it was told; as it is now where nobody kept it. */
export const lenderAsSent = (brand: Brand, kept: unknown): Lender =>
  kept === null || kept === undefined ? lenderOf(brand) : z.parse(lenderSchema, kept);

/** The brand as it was told. */
export const brandAsSent = (brand: Brand, kept: unknown): Brand => {
  const { texts: _wording, ...told } = lenderAsSent(brand, kept);
  return { ...brand, ...told };
};

/** The same from the parameters of a mail, of which few name the lender. */
export function brandTold(brand: Brand, params: unknown): Brand {
  const told = z.safeParse(z.object({ lender: lenderSchema }), params);
  return told.success ? brandAsSent(brand, told.data.lender) : brand;
}
