import { inquiries } from '#copy/es/inquiries.ts';
import { InquiryForm, type ShortFormProps } from './short-form.tsx';

export const ShortFormEs = (props: ShortFormProps) => <InquiryForm {...props} lang="es" copy={inquiries} />;
