import { inquiries } from '#copy/en/inquiries.ts';
import { InquiryForm, type ShortFormProps } from './short-form.tsx';

export const ShortFormEn = (props: ShortFormProps) => <InquiryForm {...props} lang="en" copy={inquiries} />;
