import { useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import type { LetterContent } from './notice-letter.tsx';
import { PrintStep } from './notice-step.tsx';

type Props = { title: string; notice: LetterContent; onClose: () => void };

/** A recorded notice to read and print. */
export function PrintDialog({ title, notice, onClose }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} size="xl" className="notice-dialog" onClose={onClose}>
      <PrintStep headingId={id} title={title} notice={notice} onClose={onClose} />
    </Dialog>
  );
}
