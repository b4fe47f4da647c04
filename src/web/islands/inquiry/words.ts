import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { Language } from '#contract/language.ts';
import type { inquiries } from '#copy/en/inquiries.ts';

export type InquiryProps = {
  /** Two or more are offered as a choice. */
  kinds: readonly [InquiryKind, ...InquiryKind[]];
  company: string;
  phone: { display: string; dial: string };
  privacyHref: string;
};
export type InquiryWords = InquiryProps & { lang: Language; copy: typeof inquiries };
