import { inquiries } from '#copy/es/inquiries.ts';
import { ShortForm, type ShortFormProps } from './short-form.tsx';

export const ShortFormEs = (props: ShortFormProps) => <ShortForm {...props} lang="es" copy={inquiries} />;
