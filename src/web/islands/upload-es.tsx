import { requiredDocuments } from '#copy/es/required-documents.ts';
import { uploadPage } from '#copy/es/upload-page.ts';
import { Upload } from './upload.tsx';
import type { UploadBrand } from './upload/words.ts';

export const UploadEs = (props: { brand: UploadBrand }) => (
  <Upload {...props} lang="es" copy={uploadPage} papers={requiredDocuments} />
);
