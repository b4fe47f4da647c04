import type { DataRequest } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showCalendarDay, showInstant } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { dueWords } from './due-words.ts';

const { facts: words, kinds } = dataRequestWords;

export function RequestFacts({ request }: { request: DataRequest }) {
  const now = useNow();
  const due = showCalendarDay(request.dueOn);
  const facts: [label: string, value: string][] = [
    [words.kind, kinds[request.kind]],
    [words.received, showCalendarDay(request.receivedOn)],
    [words.due, request.state === 'open' ? `${due}, ${dueWords(request.dueOn, now).toLowerCase()}` : due],
    [words.email, request.email === '' ? words.noEmail : request.email],
    [words.verified, request.verified],
    [words.opened, words.by(request.openedBy, showInstant(request.openedAt))],
    ...(request.closedAt === null
      ? []
      : ([
          [words.closed, words.by(request.closedBy ?? '', showInstant(request.closedAt))],
          [words.reason, request.reason],
        ] satisfies [string, string][])),
  ];
  return (
    <dl className="panel request-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <EmailText>{value}</EmailText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
