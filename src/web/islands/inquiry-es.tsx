import { inquiries } from '#copy/es/inquiries.ts';
import type { InquiryProps } from './inquiry/words.ts';
import { InquiryIsland } from './inquiry.tsx';

export const InquiryEs = (props: InquiryProps) => <InquiryIsland {...props} lang="es" copy={inquiries} />;
