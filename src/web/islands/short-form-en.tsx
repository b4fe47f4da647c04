import { inquiries } from '#copy/en/inquiries.ts';
import { ShortForm, type ShortFormProps } from './short-form.tsx';

export const ShortFormEn = (props: ShortFormProps) => <ShortForm {...props} lang="en" copy={inquiries} />;
