import { requiredDocuments } from '#copy/en/required-documents.ts';
import { uploadPage } from '#copy/en/upload-page.ts';
import { Upload } from './upload.tsx';
import type { UploadBrand } from './upload/words.ts';

export const UploadEn = (props: { brand: UploadBrand }) => (
  <Upload {...props} lang="en" copy={uploadPage} papers={requiredDocuments} />
);
