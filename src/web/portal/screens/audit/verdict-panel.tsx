import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type AuditVerdict, isWhole, readSeal, writeSeal } from '#contract/audit.ts';
import { auditWords } from '#copy/portal/audit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { showInstantToTheSecond } from '#web/portal/instants.ts';
import type { Verdict } from './use-verdict.ts';

const { verify: words, verdict } = auditWords;

/** What the check found, in words, and the seal to note. */
export function VerdictPanel({ verdict: { checking, found, failure, check } }: { verdict: Verdict }) {
  return (
    <div className="audit-live" aria-live="polite" aria-busy={checking}>
      {failure ? (
        <Alert tone="bad" icon={CircleAlert} title={words.failed}>
          <p>{failureWords(failure)}</p>
        </Alert>
      ) : (
        found && <Found found={found} check={check} />
      )}
    </div>
  );
}

function Found({ found, check }: { found: AuditVerdict; check: Verdict['check'] }) {
  const { seal, rows, pending, takenOver, accepted, mark } = found;
  const whole = isWhole(found);
  return (
    <div className="panel audit-verdict">
      <Alert
        tone={whole ? 'ok' : 'bad'}
        icon={whole ? ShieldCheck : ShieldAlert}
        title={whole ? words.whole : words.broken}
      >
        {whole ? <p>{verdict.whole}</p> : wrongWith(found).map((line) => <p key={line}>{line}</p>)}
        <p>{verdict.rows(rows, pending)}</p>
        {takenOver > 0 && <p>{verdict.takenOver(takenOver)}</p>}
        {accepted.map(({ at, rows: count, ids }) => (
          <p key={at}>{verdict.accepted(count, ids, at)}</p>
        ))}
        {mark?.at && <p>{verdict.mark.good(mark.seq ?? 0, showInstantToTheSecond(mark.at))}</p>}
      </Alert>
      {seal && (
        <div className="audit-seal">
          <p>{words.seal(showInstantToTheSecond(seal.at))}</p>
          <p>
            <code>{writeSeal(seal)}</code>
            <CopyButton text={writeSeal(seal)} label={words.copy} />
          </p>
        </div>
      )}
      <NotedSeal check={check} />
    </div>
  );
}

const wrongWith = ({ fault, rejected, rejectedIds, mark }: AuditVerdict): string[] => [
  ...(fault ? [verdict.faults[fault.kind](fault.seq)] : []),
  ...(rejected > 0 ? [verdict.rejected(rejected), verdict.rejectedIds(rejectedIds, rejected)] : []),
  ...(mark && mark.state !== 'good' ? [verdict.mark[mark.state]] : []),
];

function NotedSeal({ check }: { check: Verdict['check'] }) {
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const noted = typed(new FormData(event.currentTarget), 'seal').trim();
    const bad = readSeal(noted) === undefined;
    setFault(bad ? words.badSeal : undefined);
    if (bad) event.currentTarget.querySelector('input')?.focus();
    else check(noted);
  };
  return (
    <details className="audit-noted">
      <summary>{words.noted}</summary>
      <form noValidate onSubmit={submit}>
        <TextField
          frame={{ id: 'audit-seal', label: words.against, hint: words.againstHint, error: fault }}
          input={{ name: 'seal', autoComplete: 'off', spellCheck: false, maxLength: 60 }}
        />
        <Button type="submit" variant="outline" size="s">
          {words.againstButton}
        </Button>
      </form>
    </details>
  );
}
