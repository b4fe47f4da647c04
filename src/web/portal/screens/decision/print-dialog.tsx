import { useId } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PrintStep } from './notice-step.tsx';

type Props = {
  title: string;
  notice: Pick<NoticePreview, 'subject' | 'text' | 'english' | 'to'>;
  onClose: () => void;
};

/** A notice that is recorded, over everything else, to be read and printed. */
export function PrintDialog({ title, notice, onClose }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} className="decision-dialog" onClose={onClose}>
      <PrintStep headingId={id} title={title} notice={notice} onClose={onClose} />
    </Dialog>
  );
}
