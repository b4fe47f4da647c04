import { useId } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import { useModal } from '#web/portal/hooks/use-modal.ts';
import { PrintStep } from './notice-step.tsx';

type Props = {
  title: string;
  notice: Pick<NoticePreview, 'subject' | 'text' | 'english' | 'to'>;
  onClose: () => void;
};

/** A notice that is recorded, over everything else, to be read and printed. */
export function PrintDialog({ title, notice, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog ref={dialog} className="dialog decision-dialog" aria-labelledby={id} onClose={onClose}>
      <PrintStep headingId={id} title={title} notice={notice} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
