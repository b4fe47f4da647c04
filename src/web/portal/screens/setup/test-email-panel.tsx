import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SetupStepState } from '#contract/setup.ts';
import { setup } from '#copy/portal/setup.ts';
import { apiAnswerStep, refreshSetup, apiSendTestEmail, useTestEmail } from '#web/client/setup.ts';
import { useSession } from '#web/client/session.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const { email: words, later } = setup;

/** Sends a test email, shows what the relay answered, and asks whether it arrived. */
export function TestEmailPanel({ state: { state, version } }: { state: SetupStepState }) {
  const address = useSession()?.user.email ?? '';
  const client = useQueryClient();
  const answer = useTestEmail();
  const [refusal, setRefusal] = useState<string>();
  const send = useAction(
    async () => {
      setRefusal(undefined);
      try {
        await apiSendTestEmail(client);
      } catch (error) {
        setRefusal(failureWords(error as Error));
        throw error;
      }
    },
    { failed: words.failed },
  );
  return (
    <section className="panel settings-publication">
      <p>{words.text(address)}</p>
      {state === 'done' && <p className="settings-note">{words.done}</p>}
      {refusal !== undefined && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
          <p>{refusal}</p>
        </Alert>
      )}
      {typeof answer === 'string' && <p role="status">{answer}</p>}
      <div className="settings-buttons">
        <Button variant="outline" busy={send.busy && words.sending} onClick={() => void send.act()}>
          {words.send}
        </Button>
      </div>
      {typeof answer === 'string' && state !== 'done' && <Arrived version={version} />}
    </section>
  );
}

/** The administrator's own look into the inbox makes the step done. */
function Arrived({ version }: { version: number }) {
  const client = useQueryClient();
  const confirm = useAction(
    async () => {
      try {
        await apiAnswerStep(client, 'email', { state: 'done', version });
      } finally {
        await refreshSetup(client);
      }
    },
    { failed: later.failed },
  );
  return (
    <>
      <p>{words.ask}</p>
      <Button busy={confirm.busy && words.arrived} onClick={() => void confirm.act()}>
        {words.arrived}
      </Button>
    </>
  );
}
