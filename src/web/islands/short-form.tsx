import type { Language } from '#contract/language.ts';
import type { inquiries } from '#copy/en/inquiries.ts';
import { EmailEstimate, type EstimateProps } from './email-estimate.tsx';
import type { InquiryProps } from './inquiry/words.ts';
import { InquiryIsland } from './inquiry.tsx';

export type ShortFormProps = ({ form: 'inquiry' } & InquiryProps) | ({ form: 'estimate' } & EstimateProps);

/** One island for both forms, because each entry in the list of islands costs bytes on every page. */
export const ShortFormIsland = (words: ShortFormProps & { lang: Language; copy: typeof inquiries }) =>
  words.form === 'inquiry' ? <InquiryIsland {...words} /> : <EmailEstimate {...words} />;
