import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { noticePaths } from '#contract/notices.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiRecordPrint } from '#web/client/decisions.ts';
import { refreshFiles } from '#web/client/desk.ts';
import { useMay } from '#web/client/session.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { LetterContent } from './notice-letter.tsx';
import { PrintStep } from './notice-step.tsx';

type Props = { decisionId: string; title: string; notice: LetterContent; onClose: () => void };

/**
 * A recorded notice to read and print. The print of a user who may read the list of notices is recorded. Browsers do not
 * tell whether a user canceled it.
 */
export function PrintDialog({ decisionId, title, notice, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const mayRecord = useMay('notices.read');
  const record = useAction(
    async () => {
      await apiRecordPrint(decisionId);
      await Promise.all([refreshFiles(client), client.invalidateQueries({ queryKey: [noticePaths.list] })]);
    },
    { failed: desk.notice.printNotRecorded },
  );
  const print = (): void => {
    window.print();
    if (mayRecord) void record.act();
  };
  return (
    <Dialog labelledBy={id} size="xl" className="notice-dialog" onClose={onClose}>
      <PrintStep headingId={id} title={title} notice={notice} onPrint={print} onClose={onClose} />
    </Dialog>
  );
}
