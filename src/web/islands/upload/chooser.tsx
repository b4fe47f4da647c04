import { Camera } from 'lucide-react';
import { FileInput } from './file-input.tsx';
import type { UploadWords } from './words.ts';

type Props = {
  copy: UploadWords['copy'];
  left: number;
  other: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
};

export const Chooser = ({ copy, left, other, disabled, onChoose }: Props) => (
  <label className="upload-zone" data-off={disabled ? '' : undefined}>
    <span className={other ? 'button button-outline upload-choose' : 'button upload-choose'} aria-disabled={disabled}>
      <Camera size={20} strokeWidth={1.75} aria-hidden />
      {copy.choose}
    </span>
    <span className="upload-zone-text">
      {other ? copy.other : `${copy.limit}. ${copy.remaining(left)}.`} {copy.kinds}{' '}
      <span className="upload-drop">{copy.drop}</span>
    </span>
    <FileInput disabled={disabled} onChoose={onChoose} />
  </label>
);
