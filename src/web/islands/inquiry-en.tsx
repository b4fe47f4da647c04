import { inquiries } from '#copy/en/inquiries.ts';
import type { InquiryProps } from './inquiry/words.ts';
import { Inquiry } from './inquiry.tsx';

export const InquiryEn = (props: InquiryProps) => <Inquiry {...props} lang="en" copy={inquiries} />;
