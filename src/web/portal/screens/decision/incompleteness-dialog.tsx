import { useState } from 'react';
import { addDays } from '#contract/days.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiSendNoticeOfIncompleteness } from '#web/client/decisions.ts';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import type { DecidableFile } from './decidable-file.ts';
import { PapersDialog } from './papers-dialog.tsx';

const { papers: words } = desk;
const ANSWER_DAYS = 30;
type Props = { file: DecidableFile; onAsked: (clock: DecisionClock) => void; onClose: () => void };

/** Which papers are missing, and by when: the notice of incompleteness. */
export function IncompletenessDialog({ file, onAsked, onClose }: Props) {
  const [answerBy] = useState(() => addDays(new Intl.DateTimeFormat('en-CA').format(new Date()), ANSWER_DAYS));
  return (
    <PapersDialog
      words={words}
      about={{ requestedAmount: file.requestedAmount, status: 'in_review' }}
      send={async (data, missing) => {
        onAsked(await apiSendNoticeOfIncompleteness(file.id, { missing, respondBy: typed(data, 'respondBy') }));
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            frame={{ id: `answer-by-${file.id}`, label: words.respondBy, error: faults['respondBy'] }}
            input={{ name: 'respondBy', type: 'date', defaultValue: answerBy }}
          />
          <p className="decision-goes-to">{words.goesTo(file.address)}</p>
        </>
      )}
    </PapersDialog>
  );
}
