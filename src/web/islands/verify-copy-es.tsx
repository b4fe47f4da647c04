import { verify } from '#copy/es/verify.ts';
import { VerifyCopy } from './verify-copy.tsx';
import type { VerifyBrand } from './verify-copy/words.ts';

export const VerifyCopyEs = (props: { brand: VerifyBrand }) => <VerifyCopy {...props} lang="es" copy={verify} />;
