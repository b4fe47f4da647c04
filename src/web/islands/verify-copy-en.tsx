import { verify } from '#copy/en/verify.ts';
import { VerifyCopy } from './verify-copy.tsx';
import type { VerifyBrand } from './verify-copy/words.ts';

export const VerifyCopyEn = (props: { brand: VerifyBrand }) => <VerifyCopy {...props} lang="en" copy={verify} />;
