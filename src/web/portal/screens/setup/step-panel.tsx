import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SettingsSection } from '#contract/settings.ts';
import {
  isSectionStep,
  laterSteps,
  type SetupState,
  type SetupStep,
  type SetupStepState,
  setupSteps,
} from '#contract/setup.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { settings } from '#copy/portal/settings.ts';
import { setup as words } from '#copy/portal/setup.ts';
import { useChecklist, useSettings } from '#web/client/settings.ts';
import { apiAnswerStep, refreshSetup } from '#web/client/setup.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { AddContactForm } from '../dealer-invites/add-contact.tsx';
import { InviteColleagueForm } from '../people/invite-colleague.tsx';
import { BackupsPanel } from '../settings/backups-panel.tsx';
import { KeyBackupPanel } from '../settings/key-backup-panel.tsx';
import { SectionForm } from '../settings/section-form.tsx';
import { TestEmailPanel } from './test-email-panel.tsx';

/** One step: what is left, the form that changes it, and the way on. */
export function StepPanel({ state }: { state: SetupStepState }) {
  const { step, left } = state;
  return (
    <>
      {left.length > 0 && <Left lines={left} />}
      {isSectionStep(step) ? <SectionBody section={step} /> : bodies[step](state)}
      <Ways state={state} />
    </>
  );
}

/** A long list folds, because the form below marks each of its lines. */
function Left({ lines }: { lines: string[] }) {
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  const heading = `${words.left} (${String(lines.length)})`;
  return (
    <section className="panel setup-left">
      {lines.length > 3 ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{heading}</h2>
          {list}
        </>
      )}
    </section>
  );
}

function SectionBody({ section }: { section: SettingsSection }) {
  const read = useSettings();
  const state = read.data?.sections[section];
  return (
    <>
      <FailedRead read={read} title={settings.failed} />
      {state && <SectionForm section={section} state={state} />}
    </>
  );
}

const bodies: Record<Exclude<SetupStep, SettingsSection>, (state: SetupStepState) => ReactNode> = {
  email: (state) => <TestEmailPanel state={state} />,
  keys: () => <KeyBackupPanel />,
  backups: () => (
    <>
      <BackupsPanel />
      <p className="settings-note">
        {words.doctor} <Link to="/admin/settings/doctor">{doctor.open}</Link>
      </p>
    </>
  ),
  team: () => (
    <>
      <InviteColleagueForm />
      <p>
        <Link to="/admin/people">{words.team.people}</Link>
      </p>
    </>
  ),
  dealer: () => <DealerBody />,
};

function DealerBody() {
  const isPublic = useChecklist().data?.isPublic ?? true;
  return (
    <>
      <AddContactForm />
      <p className="settings-note">
        {!isPublic && words.dealer.note} <Link to="/admin/dealer-invites">{words.dealer.open}</Link>
      </p>
    </>
  );
}

/** To the step before, to the next one, and the choice to do this one later. */
function Ways({ state: { step, state, version } }: { state: SetupStepState }) {
  const client = useQueryClient();
  const answer = useAction(
    async (next: SetupState) => {
      try {
        await apiAnswerStep(client, step, { state: next, version });
      } finally {
        await refreshSetup(client);
      }
    },
    { failed: words.later.failed },
  );
  const at = setupSteps.indexOf(step);
  const [before, after] = [setupSteps[at - 1], setupSteps[at + 1]];
  return (
    <footer className="setup-ways">
      {before !== undefined && (
        <Link className="button button-outline" to={`/admin/settings/setup/${before}`}>
          {words.back}
        </Link>
      )}
      {laterSteps.includes(step) && state !== 'done' && (
        <Button
          variant="quiet"
          busy={answer.busy && settings.saving}
          onClick={() => void answer.act(state === 'later' ? 'open' : 'later')}
        >
          {state === 'later' ? words.later.take : words.later.put}
        </Button>
      )}
      <Link className="button setup-next" to={`/admin/settings/setup${after === undefined ? '' : `/${after}`}`}>
        {after === undefined ? words.finish : words.next}
      </Link>
    </footer>
  );
}
