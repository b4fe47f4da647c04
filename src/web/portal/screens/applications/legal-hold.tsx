import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { hold as words } from '#copy/portal/applications.ts';
import { apiChangeHold, noteInFile } from '#web/client/admin.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { toast } from '#web/ui/toast.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = { application: ApplicationFile };

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

export function HoldButton({ application }: Props) {
  const [asking, setAsking] = useState(false);
  const change = useChangeHold(application.id, true);
  return (
    <>
      <button type="button" className="button button-outline button-dense" onClick={() => setAsking(true)}>
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        {words.set}
      </button>
      {asking && <ReasonDialog words={setWords} act={change} onClose={() => setAsking(false)} />}
    </>
  );
}

export function StandingHold({ application, hold }: Props & { hold: NonNullable<ApplicationFile['legalHold']> }) {
  const [asking, setAsking] = useState(false);
  const change = useChangeHold(application.id, false);
  return (
    <Alert tone="warn" icon={Lock} title={words.stands(showInstant(hold.since))} className="file-hold">
      <p>{hold.reason}</p>
      <May permission="files.hold">
        <button type="button" className="button button-outline button-dense" onClick={() => setAsking(true)}>
          {words.lift}
        </button>
      </May>
      {asking && <ReasonDialog words={liftWords} act={change} onClose={() => setAsking(false)} />}
    </Alert>
  );
}

function useChangeHold(id: string, set: boolean): (reason: string) => Promise<void> {
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';
  return async (reason) => {
    const legalHold = await apiChangeHold(id, set, reason);
    const action = set ? 'application.held' : 'application.hold_lifted';
    noteInFile(client, id, { action, actor, detail: { reason } }, { legalHold });
    toast({ title: set ? words.setDone : words.liftDone });
  };
}
