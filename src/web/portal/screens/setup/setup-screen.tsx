import { Link, useParams } from 'react-router';
import { isSetupStep, type SetupStepState, setupSteps } from '#contract/setup.ts';
import { setup as words } from '#copy/portal/setup.ts';
import { useSetup } from '#web/client/setup.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { NotFound } from '#web/portal/layout/not-found.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { OtherScreens } from '../settings/other-screens.tsx';
import { PublicationPanel } from '../settings/publication-panel.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SetupList } from './setup-list.tsx';
import { StepPanel } from './step-panel.tsx';
import '../settings/settings.css';
import './setup.css';

const DOCTOR = ['doctor'] as const;

/** The setup wizard: all steps with their state, and the chosen one. Its state is on the server, so it resumes anywhere. */
export function SetupScreen() {
  const { step } = useParams();
  const setup = useSetup();
  if (step !== undefined && !isSetupStep(step)) return <NotFound />;
  const { title } = step === undefined ? words : words.steps[step];
  return (
    <div className="settings setup">
      <header className="setup-head">
        <div>
          <BackLink to={step === undefined ? '/admin/settings' : '/admin/settings/setup'}>
            {step === undefined ? words.allSettings : words.allSteps}
          </BackLink>
          {step !== undefined && (
            <p className="setup-count">{words.stepOf(setupSteps.indexOf(step) + 1, setupSteps.length)}</p>
          )}
          <ScreenHeading className="screen-title" title={title}>
            {title}
          </ScreenHeading>
          <p>{step === undefined ? words.lead : words.steps[step].text}</p>
          {step === undefined && <OtherScreens names={DOCTOR} />}
        </div>
        <PreviewButton />
      </header>
      <FailedRead read={setup} title={words.failed} />
      {setup.isPending && (
        <div className="panel settings-form" role="status" aria-label={words.loading}>
          <span className="skeleton skeleton-late settings-skeleton" />
        </div>
      )}
      {setup.data &&
        (step === undefined ? <Overview steps={setup.data.steps} /> : <Step steps={setup.data.steps} step={step} />)}
    </div>
  );
}

function Overview({ steps }: { steps: SetupStepState[] }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'open');
  return (
    <>
      <section className="panel setup-progress">
        <p>
          <b>{words.progress(done, steps.length)}</b>
        </p>
        <progress max={steps.length} value={done} aria-label={words.title} />
        {next && (
          <Link className="button" to={`/admin/settings/setup/${next.step}`}>
            {words.open}
          </Link>
        )}
      </section>
      <SetupList steps={steps} />
      <PublicationPanel />
    </>
  );
}

function Step({ steps, step }: { steps: SetupStepState[]; step: SetupStepState['step'] }) {
  const state = steps.find((one) => one.step === step);
  return (
    <div className="setup-columns">
      <SetupList steps={steps} current={step} />
      <div className="setup-step">{state && <StepPanel key={step} state={state} />}</div>
    </div>
  );
}
