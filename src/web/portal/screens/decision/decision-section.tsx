import { FileSearch, Gavel, PackageCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Decision, DecisionClock } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiMarkComplete } from '#web/client/decisions.ts';
import { useMay } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { May } from '#web/portal/layout/may.tsx';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { clockWords } from './clock-words.ts';
import type { DecidableFile } from './decidable-file.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DecisionFacts } from './decision-facts.tsx';
import { PendingDisclosure } from './pending-disclosure.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { IncompletenessDialog } from './incompleteness-dialog.tsx';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import './decision.css';

type Props = {
  file: DecidableFile;
  onDecided: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
  /** The clock was stopped or started; only applications have one. */
  onClock?: ((clock: DecisionClock) => void) | undefined;
};

/** What was decided or is due, and the way to decide. */
export function DecisionSection({ file, onDecided, onRefused, onClock }: Props) {
  const [open, setOpen] = useState<Opened>();
  const { standing } = file;
  const waits = standing?.disclosure?.kind === 'pending';
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    setOpen(undefined);
    returnFocus(heading);
  };
  return (
    <section className="panel decision" aria-labelledby={`decision-${file.id}`}>
      <header className="decision-head">
        <h2 id={`decision-${file.id}`} ref={heading} tabIndex={-1}>
          {desk.title}
        </h2>
        {standing ? <OutcomeBadge outcome={standing.outcome} pending={waits} /> : <p>{desk.none}</p>}
      </header>
      {waits && open !== 'decision' && (
        <May permission="disclosures.record">
          <PendingDisclosure
            decision={standing}
            onRecorded={(answer) => {
              onDecided(answer);
              returnFocus(heading);
            }}
            onRefused={onRefused}
          />
        </May>
      )}
      {standing && <DecisionFacts decision={standing} />}
      {!standing && file.clock && <ClockLine clock={file.clock} />}
      {open === 'decision' ? (
        <DecisionDialog file={file} onDecided={onDecided} onRefused={onRefused} onClose={close} />
      ) : (
        <Actions
          file={file}
          isDecided={standing !== undefined}
          onOpen={setOpen}
          onClock={onClock}
          onDone={() => returnFocus(heading)}
        />
      )}
      <Earlier decisions={file.decisions.filter((one) => one !== standing)} />
      {open === 'papers' && onClock && <IncompletenessDialog file={file} onAsked={onClock} onClose={close} />}
    </section>
  );
}

type Opened = 'decision' | 'papers';
type ActionProps = Pick<Props, 'file' | 'onClock'> & {
  isDecided: boolean;
  onOpen: (what: Opened) => void;
  onDone: () => void;
};

function Actions({ file, isDecided, onOpen, onClock, onDone }: ActionProps) {
  const mayDecide = useMay('files.decide');
  const mayWork = useMay('files.work');
  return (
    <div className="decision-actions">
      {mayDecide && <Decide file={file} isDecided={isDecided} onOpen={onOpen} />}
      {mayWork && mayAsk(file) && <AskForPapers onOpen={onOpen} />}
      {mayWork && file.clock?.state === 'waiting' && onClock && (
        <PapersHere id={file.id} onClock={onClock} onDone={onDone} />
      )}
      {mayDecide && <p className="decision-keys">{mayWork && mayAsk(file) ? desk.keys : desk.keyToDecide}</p>}
    </div>
  );
}

const mayAsk = ({ clock, address }: DecidableFile): boolean =>
  clock !== null && clock.state !== 'stopped' && address !== '';

function Decide({ file, isDecided, onOpen }: Pick<ActionProps, 'file' | 'isDecided' | 'onOpen'>) {
  useLetterKeys({ d: () => onOpen('decision') });
  return (
    <button
      type="button"
      className={isDecided || !file.isNext ? 'button button-outline button-dense' : 'button button-dense'}
      aria-keyshortcuts="d"
      onClick={() => onOpen('decision')}
    >
      <Gavel size={16} strokeWidth={1.75} aria-hidden />
      {isDecided ? desk.change : desk.decide}
    </button>
  );
}

function AskForPapers({ onOpen }: Pick<ActionProps, 'onOpen'>) {
  useLetterKeys({ p: () => onOpen('papers') });
  return (
    <button
      type="button"
      className="button button-outline button-dense"
      aria-keyshortcuts="p"
      onClick={() => onOpen('papers')}
    >
      <FileSearch size={16} strokeWidth={1.75} aria-hidden />
      {desk.papers.open}
    </button>
  );
}

function Earlier({ decisions }: { decisions: Decision[] }) {
  if (decisions.length === 0) return null;
  return (
    <details className="decision-earlier">
      <summary>{desk.earlier(decisions.length)}</summary>
      {decisions.map((one) => (
        <div key={one.id}>
          <span className="badge badge-plain">{desk.replaced}</span> <OutcomeBadge outcome={one.outcome} />
          <DecisionFacts decision={one} />
        </div>
      ))}
    </details>
  );
}

function ClockLine({ clock }: { clock: DecisionClock }) {
  const now = useNow();
  const said = clockWords(clock, now);
  if (!said) return <p className="decision-clock">{desk.clock.stopped}</p>;
  return (
    <div className="decision-clock">
      <p>
        <strong>{said.text}</strong>
        {said.left !== '' && <span className={`badge badge-${said.tone}`}>{said.left}</span>}
      </p>
      <p>{desk.clock.law}</p>
    </div>
  );
}

type HereProps = { id: string; onClock: (clock: DecisionClock) => void; onDone: () => void };

function PapersHere({ id, onClock, onDone }: HereProps) {
  const [busy, setBusy] = useState(false);
  const isHere = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      onClock(await apiMarkComplete(id));
      toast({ title: desk.papersTaken });
      onDone();
    } catch (error) {
      toast({ title: desk.papersNotTaken, description: failureWords(error as Error), destructive: true });
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-outline button-dense"
      aria-disabled={busy}
      onClick={() => void isHere()}
    >
      <PackageCheck size={16} strokeWidth={1.75} aria-hidden />
      {desk.papersHere}
    </button>
  );
}
