import { inquiries } from '#copy/en/inquiries.ts';
import { ShortFormIsland, type ShortFormProps } from './short-form.tsx';

export const ShortFormEn = (props: ShortFormProps) => <ShortFormIsland {...props} lang="en" copy={inquiries} />;
