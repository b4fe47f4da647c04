import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import type { Permission } from '#contract/permissions.ts';
import { auditValue } from '#copy/portal/audit-values.ts';
import { auditWords as words } from '#copy/portal/audit.ts';
import { useMay } from '#web/client/session.ts';
import { exactDollars } from '#web/ui/money.ts';
import { showInstantToTheSecond, showUtc } from '#web/portal/instants.ts';

const plain = new Set(['field', 'reason', 'language']);
const percents = new Set(['apr', 'rate']);
const amounts = new Set(['amount', 'payment']);

/** One line of the trail; it opens to all that was recorded. */
export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const [first, ...rest] = Object.entries(entry.detail).filter(([name]) => name !== 'reference');
  // The file of a document is its name, which the detail does not repeat.
  const detail = Object.entries(entry.detail).find(([name]) => name !== 'reference' && !isFileNamed(entry, name));
  const shown = detail ? brief(entry, ...detail) : addressOf(entry);
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
          <span className="audit-who">{entry.actorName ?? words.actors[entry.actor] ?? entry.actor}</span>
          <span className="audit-about" title={about(entry)}>
            {about(entry)}
          </span>
          <span className="audit-brief" title={shown}>
            <WithIds>{shown}</WithIds>
          </span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </summary>
        <dl>
          <Line label={words.more.number}>
            {entry.seq === null ? unchained(entry) : <span className="num">{entry.seq.toLocaleString('en-US')}</span>}
          </Line>
          <Line label={words.more.utc}>{showUtc(entry.at)}</Line>
          {[...(first ? [first] : []), ...rest].map(([name, value]) => (
            <Line key={name} label={words.details[name] ?? name}>
              {nameIn(entry, name) === undefined ? (
                <WithIds>{inWords(name, value)}</WithIds>
              ) : (
                <>
                  {nameIn(entry, name)} <code>{String(value)}</code>
                </>
              )}
            </Line>
          ))}
          {entry.ip !== '' && <Line label={words.more.address}>{entry.ip}</Line>}
          {entry.actorName !== null && <Line label={words.more.email}>{entry.actor}</Line>}
          <Line label={words.more.subject}>
            {entry.subjectPerson !== null && `${entry.subjectName ?? ''} `}
            <code>{entry.subjectId}</code>
          </Line>
          <Line label={words.more.request}>
            <code>{entry.requestId}</code>
          </Line>
        </dl>
        <OpenSubject entry={entry} />
      </details>
    </li>
  );
}

type Place = { to: (id: string) => string; open: string; permission: Permission };
/** The subjects that open on the desk. */
const places: Record<string, Place> = {
  application: { to: (id) => `/admin/applications/${id}`, open: words.open, permission: 'files.read' },
  deal: { to: (id) => `/admin/deals/${id}`, open: words.openDeal, permission: 'files.read' },
  chat: { to: (id) => `/admin/chats/${id}`, open: words.openChat, permission: 'chats.read' },
  inquiry: { to: (id) => `/admin/inquiries?id=${id}`, open: words.openInquiry, permission: 'inquiries.work' },
};

function OpenSubject({ entry: { action, subjectKind, subjectId, subjectName } }: { entry: AuditEntry }) {
  const place = places[subjectKind];
  const may = useMay(place?.permission ?? 'audit.read');
  if (!place || !may || subjectName === null || action === 'application.purged') return null;
  return (
    <Link className="audit-open" to={place.to(subjectId)}>
      {place.open}
    </Link>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const ID = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;
/** Shows a text with each id in a code font. */
const WithIds = ({ children }: { children: string }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
  children.split(ID).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

const unchained = ({ isRejected }: AuditEntry): string => (isRejected ? words.rejected : words.unsealed);

const FILES = ['deal', 'application', 'applicationId'];
/** A document or link without its own name has the name of the deal or application to which it belongs. */
const isFileNamed = ({ subjectName, names }: AuditEntry, name: string): boolean =>
  subjectName === null && FILES.includes(name) && names[name] !== undefined;

/** Returns the name of the file, section or list that an entry without its own name is about. */
function placeOf(entry: AuditEntry): string | undefined {
  const { subjectKind, subjectId, names } = entry;
  if (subjectKind === 'settings') return words.settings[subjectId];
  if (subjectKind === 'export') return words.lists[subjectId];
  const named = FILES.find((name) => isFileNamed(entry, name));
  return named && names[named];
}

const about = (entry: AuditEntry): string => {
  const { subjectKind, subjectName, subjectPerson } = entry;
  const kind = words.subjects[subjectKind] ?? subjectKind;
  if (subjectName === null) {
    const place = placeOf(entry);
    return place === undefined ? kind : words.named(kind, place);
  }
  // A reference and a user say what they are. Other names may be any text.
  const isPlain = subjectKind === 'application' || subjectKind === 'user';
  return isPlain ? (subjectPerson ?? subjectName) : words.named(kind, subjectName);
};

const addressOf = ({ ip }: AuditEntry): string => (ip === '' ? '' : words.named(words.more.address, ip));

/** Returns the name of the object whose id a detail contains. A decision has its outcome. */
function nameIn({ names }: AuditEntry, name: string): string | undefined {
  const known = names[name];
  return known !== undefined && name === 'decision' ? auditValue('outcome', known) : known;
}

/** Texts that are clear without a label stay alone. A name replaces its id. */
function brief(entry: AuditEntry, name: string, value: unknown): string {
  const text = nameIn(entry, name) ?? inWords(name, value);
  if (percents.has(name) || amounts.has(name)) return words.figure(words.details[name] ?? name, text);
  return plain.has(name) ? text : words.named(words.details[name] ?? name, text);
}

function inWords(name: string, value: unknown): string {
  if (name === 'field') return words.fieldNames[String(value)] ?? String(value);
  if (name === 'language') return words.languages[String(value)] ?? String(value);
  if (value === null || value === '') return words.none;
  if (typeof value === 'number') return figureOf(name, value);
  return typeof value === 'string' ? auditValue(name, value) : JSON.stringify(value);
}

function figureOf(name: string, value: number): string {
  if (percents.has(name)) return `${String(value)}%`;
  return amounts.has(name) ? exactDollars(Math.round(value * 100)) : String(value);
}
