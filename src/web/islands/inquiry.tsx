import { InquiryForm } from './inquiry/inquiry-form.tsx';
import { InquiryNoScript } from './inquiry/parts.tsx';
import type { InquiryWords } from './inquiry/words.ts';

/** A quote request, a call back, or a request to become a dealer. */
export const InquiryIsland = (words: InquiryWords) => (
  <div className="inquiry-card">
    <InquiryNoScript text={words.copy.noScript} phone={words.phone} />
    <InquiryForm {...words} />
  </div>
);
