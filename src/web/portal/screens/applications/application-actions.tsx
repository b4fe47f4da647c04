import { ArrowRight, FileSearch, PackageCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import type { Decision, DecisionClock } from '#contract/decision.ts';
import { moves } from '#copy/portal/applications.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiMarkComplete } from '#web/client/decisions.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { DecideButton } from '../decision/decide-button.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { type NextFile, NextFileLink } from '../decision/next-file.tsx';
import { RecordDisclosureButton } from '../decision/record-disclosure-button.tsx';
import { stepStatusOf } from './next-step.ts';
import type { useApplicationMove } from './use-application-move.ts';

type Props = {
  application: ApplicationFile;
  ours: boolean;
  deciding: boolean;
  /** The file to go on with after a decision. */
  next: NextFile | undefined;
  nextLink: Ref<HTMLAnchorElement>;
  move: ReturnType<typeof useApplicationMove>;
  decideButton: Ref<HTMLButtonElement>;
  onDecide: () => void;
  onRequest: () => void;
  onClock: (clock: DecisionClock) => void;
};
const looks = {
  banner: { first: 'white', other: 'plate' },
  panel: { first: 'primary', other: 'outline' },
} as const;

/** The actions of the head: what comes next is the one in white or blue. */
export function ApplicationActions({ application, ours, deciding, move, decideButton, ...on }: Props) {
  const { clock, decisions, deal } = application;
  const status = stepStatusOf(application.status, deal);
  const standing = standingIn(decisions);
  const { first, other } = looks[ours ? 'banner' : 'panel'];
  const isNext = status === 'in_review' && clock.state === 'running';
  if (deciding) return null;
  return (
    <>
      <May permission="files.work">
        {mayRequest(application) && <RequestButton variant={other} onRequest={on.onRequest} />}
        {clock.state === 'waiting' && <DocumentsReceived id={application.id} onClock={on.onClock} />}
      </May>
      <May permission="files.decide">
        <DecideButton
          ref={decideButton}
          variant={isNext ? first : other}
          isDecided={standing !== undefined}
          onDecide={on.onDecide}
        />
      </May>
      {status === 'received' && standing === undefined && <StartButton variant={first} move={move} />}
      <AfterDecision standing={standing} ours={ours} {...on} />
    </>
  );
}

type AfterProps = Pick<Props, 'ours' | 'next' | 'nextLink'> & { standing: Decision | undefined };

function AfterDecision({ standing, ours, next, nextLink }: AfterProps) {
  const { first, other } = looks[ours ? 'banner' : 'panel'];
  return (
    <>
      {standing?.disclosure?.kind === 'pending' && !standing.expired && (
        <RecordDisclosureButton variant={next ? other : first} />
      )}
      {next && <NextFileLink next={next} ours={ours} ref={nextLink} />}
    </>
  );
}

const StartButton = ({ variant, move }: Required<Pick<ButtonLook, 'variant'>> & Pick<Props, 'move'>) => (
  <May permission="files.work">
    <Button
      variant={variant}
      size="s"
      icon={ArrowRight}
      busy={move.busy && moves.moving}
      onClick={() => void move.act()}
    >
      {move.label}
    </Button>
  </May>
);

export const mayRequest = ({ clock, principalEmail }: ApplicationFile): boolean =>
  clock.state !== 'stopped' && principalEmail !== '';

/** Opens the notice of incompleteness; P does the same. */
function RequestButton({ variant, onRequest }: Required<Pick<ButtonLook, 'variant'>> & Pick<Props, 'onRequest'>) {
  useLetterKeys({ p: onRequest });
  return (
    <Button variant={variant} size="s" icon={FileSearch} shortcut="p" onClick={onRequest}>
      {desk.papers.open}
    </Button>
  );
}

function DocumentsReceived({ id, onClock }: { id: string; onClock: (clock: DecisionClock) => void }) {
  const received = useAction(async () => onClock(await apiMarkComplete(id)), {
    done: { title: desk.papersTaken },
    failed: desk.papersNotTaken,
  });
  return (
    <Button size="s" icon={PackageCheck} busy={received.busy && desk.papersHere} onClick={() => void received.act()}>
      {desk.papersHere}
    </Button>
  );
}
