import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { auditWords as words } from '#copy/portal/audit.ts';
import { showInstantToTheSecond, showUtc } from '#web/portal/instants.ts';

const plain = new Set(['field', 'reason', 'language']);

/** One line of the trail; it opens to all that was recorded. */
export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const [first, ...rest] = Object.entries(entry.detail).filter(([name]) => name !== 'reference');
  const purged = entry.action === 'application.purged';
  return (
    <li>
      <details className="audit-entry">
        <summary>
          <time className="audit-at" dateTime={entry.at}>
            {showInstantToTheSecond(entry.at)}
          </time>
          <span className="audit-what">
            {words.actions[entry.action] ?? entry.action}
            {entry.isRejected && <strong className="audit-rejected">{words.rejected}</strong>}
          </span>
          <span className="audit-who">{words.actors[entry.actor] ?? entry.actor}</span>
          <span className="audit-about">{about(entry)}</span>
          <span className="audit-brief">{first && brief(...first)}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </summary>
        <dl>
          <Line label={words.more.number}>
            {entry.seq === null ? unchained(entry) : <span className="num">{entry.seq.toLocaleString('en-US')}</span>}
          </Line>
          <Line label={words.more.utc}>{showUtc(entry.at)}</Line>
          {[...(first ? [first] : []), ...rest].map(([name, value]) => (
            <Line key={name} label={words.details[name] ?? name}>
              {inWords(name, value)}
            </Line>
          ))}
          {entry.ip !== '' && <Line label={words.more.address}>{entry.ip}</Line>}
          <Line label={words.more.subject}>
            <code>{entry.subjectId}</code>
          </Line>
          <Line label={words.more.request}>
            <code>{entry.requestId}</code>
          </Line>
        </dl>
        {entry.subjectKind === 'application' && entry.subjectName !== null && !purged && (
          <Link className="audit-open" to={`/admin/applications/${entry.subjectId}`}>
            {words.open}
          </Link>
        )}
      </details>
    </li>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const unchained = ({ isRejected }: AuditEntry): string => (isRejected ? words.rejected : words.unsealed);

const about = ({ subjectKind, subjectName }: AuditEntry): string => {
  const kind = words.subjects[subjectKind] ?? subjectKind;
  return subjectName === null ? kind : subjectName;
};

/** What speaks for itself stands alone; a bare number says what it counts. */
const brief = (name: string, value: unknown): string =>
  plain.has(name) ? inWords(name, value) : `${words.details[name] ?? name}: ${inWords(name, value)}`;

function inWords(name: string, value: unknown): string {
  if (name === 'field') return words.fieldNames[String(value)] ?? String(value);
  if (name === 'language') return words.languages[String(value)] ?? String(value);
  if (value === null || value === '') return words.none;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
