import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
 * A recorded notice to read and print. Browsers do not report a canceled print, so it is recorded once confirmed. Only
 * users who may read the list of notices confirm.
 */
export function PrintDialog({ decisionId, title, notice, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const mayRecord = useMay('notices.read');
  const [asking, setAsking] = useState(false);
  const printButton = useRef<HTMLButtonElement>(null);
  const record = useAction(
    async () => {
      await apiRecordPrint(decisionId);
      await Promise.all([refreshFiles(client), client.invalidateQueries({ queryKey: [noticePaths.list] })]);
      return true;
    },
    { failed: desk.notice.printNotRecorded },
  );
  const print = (): void => {
    window.print();
    setAsking(mayRecord);
  };
  const confirm = {
    busy: record.busy,
    onYes: () =>
      void record.act().then((recorded) => {
        if (recorded === true) onClose();
      }),
    onNo: () => {
      flushSync(() => setAsking(false));
      printButton.current?.focus();
    },
  };
  return (
    <Dialog labelledBy={id} size="xl" className="notice-dialog" onClose={onClose}>
      <PrintStep
        headingId={id}
        title={title}
        notice={notice}
        confirm={asking ? confirm : undefined}
        onPrint={print}
        onClose={onClose}
        printButton={printButton}
      />
    </Dialog>
  );
}
