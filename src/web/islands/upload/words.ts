import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { requiredDocuments } from '#copy/en/required-documents.ts';
import type { uploadPage } from '#copy/en/upload-page.ts';

export type UploadBrand = Pick<Brand, 'company'> & { phone: Brand['phones']['main'] };
export type UploadWords = {
  brand: UploadBrand;
  lang: Language;
  copy: typeof uploadPage;
  papers: typeof requiredDocuments;
};
