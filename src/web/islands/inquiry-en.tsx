import { inquiries } from '#copy/en/inquiries.ts';
import type { InquiryProps } from './inquiry/words.ts';
import { InquiryIsland } from './inquiry.tsx';

export const InquiryEn = (props: InquiryProps) => <InquiryIsland {...props} lang="en" copy={inquiries} />;
