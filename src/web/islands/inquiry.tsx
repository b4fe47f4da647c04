import { InquiryForm } from './inquiry/inquiry-form.tsx';
import { NoScript } from './inquiry/parts.tsx';
import type { InquiryWords } from './inquiry/words.ts';

/** A quote request, a call back, or a request to become a dealer. */
export const Inquiry = (words: InquiryWords) => (
  <div className="inquiry-card">
    <NoScript text={words.copy.noScript} phone={words.phone} />
    <InquiryForm {...words} />
  </div>
);
