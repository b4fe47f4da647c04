import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { WrittenNotice } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiReadNotice } from '#web/client/decisions.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintDialog } from './print-dialog.tsx';

const { notice: words } = desk;

type Props = {
  id: string;
  /** In a list: the label of the button, and the file that it is about. */
  row?: { label: string; file: string };
};

/** The notice of a decision. The server keeps its report details, so each look reads it again. */
export function ShowNotice({ id, row }: Props) {
  const [notice, setNotice] = useState<WrittenNotice>();
  const show = useAction(async () => setNotice(await apiReadNotice(id)), { failed: words.openFailed });
  return (
    <>
      {row ? (
        <Button
          variant="outline"
          size="s"
          icon={Printer}
          aria-label={`${row.label}: ${row.file}`}
          onClick={() => void show.act()}
        >
          {row.label}
        </Button>
      ) : (
        <Button variant="quiet" size="s" className="decision-show" onClick={() => void show.act()}>
          {words.open}
        </Button>
      )}
      {notice && (
        <PrintDialog
          decisionId={id}
          title={words.shownTitle}
          notice={{ ...notice, to: null }}
          onClose={() => setNotice(undefined)}
        />
      )}
    </>
  );
}
