import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { hold as words } from '#copy/portal/applications.ts';
import { apiChangeHold, noteInFile } from '#web/client/admin.ts';
import { useActor } from '#web/client/session.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const setWords = {
  title: words.setTitle,
  text: words.setText,
  hint: words.setHint,
  why: words.why,
  submit: words.setSubmit,
  submitting: words.setting,
  failed: words.setFailed,
};
const liftWords = {
  title: words.liftTitle,
  text: words.liftText,
  hint: words.liftHint,
  why: words.why,
  submit: words.lift,
  submitting: words.lifting,
  failed: words.liftFailed,
};

export const SetHoldDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog words={setWords} act={useChangeHold(id, true)} onClose={onClose} />
);

type Props = { id: string; hold: NonNullable<ApplicationFile['legalHold']> };

/** The active legal hold, with its reason. */
export function ActiveHold({ id, hold }: Props) {
  const [asking, setAsking] = useState(false);
  const lift = useChangeHold(id, false);
  return (
    <Alert tone="warn" icon={Lock} title={words.active(showInstant(hold.since))}>
      <p>{hold.reason}</p>
      <May permission="files.hold">
        <Button variant="outline" size="s" onClick={() => setAsking(true)}>
          {words.lift}
        </Button>
      </May>
      {asking && <ReasonDialog words={liftWords} act={lift} onClose={() => setAsking(false)} />}
    </Alert>
  );
}

function useChangeHold(id: string, set: boolean): (reason: string) => Promise<void> {
  const client = useQueryClient();
  const by = useActor();
  return async (reason) => {
    const legalHold = await apiChangeHold(id, set, reason);
    const action = set ? 'application.held' : 'application.hold_lifted';
    noteInFile(client, id, { action, ...by, detail: { reason } }, { legalHold });
    toast({ title: set ? words.setDone : words.liftDone });
  };
}
