import { inquiries } from '#copy/es/inquiries.ts';
import type { InquiryProps } from './inquiry/words.ts';
import { Inquiry } from './inquiry.tsx';

export const InquiryEs = (props: InquiryProps) => <Inquiry {...props} lang="es" copy={inquiries} />;
