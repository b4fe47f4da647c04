import { FileCheck } from 'lucide-react';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

/** Moves the focus to the form of the same file that records the disclosure. */
export const RecordDisclosureButton = ({ variant }: Required<Pick<ButtonLook, 'variant'>>) => (
  <May permission="disclosures.record">
    <Button
      variant={variant}
      size="s"
      icon={FileCheck}
      onClick={() => document.querySelector<HTMLElement>('.decision-pending input')?.focus()}
    >
      {disclosureWords.recordTitle}
    </Button>
  </May>
);
