import { customerExtensions } from '#contract/documents.ts';

/**
 * Types and extensions. With types, phones also offer the camera, and send HEIC photos without converting them.
 */
const ACCEPT = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/heic',
  'image/heif',
  'application/pdf',
  ...customerExtensions.map((extension) => `.${extension}`),
].join(',');

type Props = {
  label?: string;
  /** Opens the camera at once, for one photo. */
  camera?: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
};

/** It covers what it stands in: a touch or a drop anywhere there is a choice. */
export const FileInput = ({ label, camera = false, disabled, onChoose }: Props) => (
  <input
    type="file"
    {...(camera ? ({ accept: 'image/*', capture: 'environment' } as const) : { accept: ACCEPT, multiple: true })}
    disabled={disabled}
    {...(label === undefined ? {} : { 'aria-label': label })}
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])]);
      // The same file, chosen again, is a choice again.
      event.target.value = '';
    }}
  />
);
