import type { Language } from '#contract/language.ts';
import type { inquiries } from '#copy/en/inquiries.ts';
import { EmailEstimate, type EstimateProps } from './email-estimate.tsx';
import { InquiryForm } from './inquiry/inquiry-form.tsx';
import { InquiryNoScript } from './inquiry/parts.tsx';
import type { InquiryProps } from './inquiry/words.ts';

export type ShortFormProps = ({ form: 'inquiry' } & InquiryProps) | ({ form: 'estimate' } & EstimateProps);

/**
 * A quote request, a call back, a request to become a dealer, or an estimate by email. One island for all of them, because
 * each entry in the list of islands costs bytes on every page.
 */
export const ShortFormIsland = (words: ShortFormProps & { lang: Language; copy: typeof inquiries }) =>
  words.form === 'estimate' ? (
    <EmailEstimate {...words} />
  ) : (
    <div className="inquiry-card">
      <InquiryNoScript text={words.copy.noScript} phone={words.phone} />
      <InquiryForm {...words} />
    </div>
  );
