import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { verify } from '#copy/en/verify.ts';

export type VerifyBrand = Pick<Brand, 'company' | 'timeZone'> & { phone: Brand['phones']['main'] };
export type VerifyWords = { brand: VerifyBrand; lang: Language; copy: typeof verify };
