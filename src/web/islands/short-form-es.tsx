import { inquiries } from '#copy/es/inquiries.ts';
import { ShortFormIsland, type ShortFormProps } from './short-form.tsx';

export const ShortFormEs = (props: ShortFormProps) => <ShortFormIsland {...props} lang="es" copy={inquiries} />;
