import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react';
import * as z from 'zod/mini';
import { type AuditVerdict, isWhole, readSeal, writeSeal } from '#contract/audit.ts';
import { auditWords } from '#copy/portal/audit.ts';
import { useLastVerified } from '#web/client/audit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { showInstant, showInstantToTheSecond } from '#web/portal/instants.ts';
import type { Verdict } from './use-verdict.ts';

const { verify: words, verdict } = auditWords;

/** Shows the result of the check, and the seal to note. */
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
      {!failure && !found && <LastVerified />}
    </div>
  );
}

function LastVerified() {
  const entry = useLastVerified().data;
  if (entry === undefined) return null;
  if (entry === null) return <p className="audit-last">{words.never}</p>;
  const { rows, fault } = entry.detail;
  const [when, who] = [showInstant(entry.at), entry.actorName ?? entry.actor];
  if (fault !== null) return <p className="audit-last">{words.lastBroken(when, who)}</p>;
  return <p className="audit-last">{words.last(when, who, Number(rows))}</p>;
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

const wrongWith = ({ fault: error, rejected, rejectedIds, mark }: AuditVerdict): string[] => [
  ...(error ? [verdict.faults[error.kind](error.seq)] : []),
  ...(rejected > 0 ? [verdict.rejected(rejected), verdict.rejectedIds(rejectedIds, rejected)] : []),
  ...(mark && mark.state !== 'good' ? [verdict.mark[mark.state]] : []),
];

const sealSchema = z.object({
  seal: z.string().check(
    z.trim(),
    z.refine((text) => readSeal(text) !== undefined, words.badSeal),
  ),
});

function NotedSeal({ check }: { check: Verdict['check'] }) {
  const form = useForm({
    id: 'audit',
    initial: { seal: '' },
    schema: sealSchema,
    send: async ({ seal }) => {
      await check(seal);
      return 'kept';
    },
  });
  return (
    <details className="audit-noted">
      <summary>{words.noted}</summary>
      <form {...form.form}>
        <TextField
          {...form.text(
            'seal',
            { label: words.against, hint: words.againstHint },
            { spellCheck: false, maxLength: 60 },
          )}
        />
        <Button type="submit" variant="outline" size="s" busy={form.busy && words.busy}>
          {words.againstButton}
        </Button>
      </form>
    </details>
  );
}
