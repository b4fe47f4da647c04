import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { SetupState, SetupStep, SetupStepState } from '#contract/setup.ts';
import { setup as words } from '#copy/portal/setup.ts';
import { Icon, type IconShape } from '#web/ui/icon.tsx';

const icons: Record<SetupState, IconShape> = { open: Circle, done: CircleCheck, later: CircleDashed };

/** All steps in their order, each with its state. */
export const SetupList = ({ steps, current }: { steps: SetupStepState[]; current?: SetupStep }) => (
  <nav className="panel setup-list" aria-label={words.list}>
    <ol>
      {steps.map(({ step, state }) => (
        <li key={step} data-state={state}>
          <Link to={`/admin/settings/setup/${step}`} aria-current={step === current ? 'step' : undefined}>
            <Icon of={icons[state]} />
            <span>{words.steps[step].title}</span>
            <span className="setup-state">{words.states[state]}</span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
