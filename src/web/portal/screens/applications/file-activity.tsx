import { ArrowRight, Eye, FileText, Gavel, History, Mail, PencilLine, UserRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import type { Note } from '#contract/notes.ts';
import { activity as words, history as historyWords } from '#copy/portal/applications.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { emailLabel } from '#copy/portal/email-labels.ts';
import type { OpenFile } from '#web/client/open-file.ts';
import { useSession } from '#web/client/session.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showInstant, showShortInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { Icon, type IconShape } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { NoteForm } from '../notes/note-form.tsx';
import { NoteItem } from '../notes/note-item.tsx';
import { type ActivityItem, activityItems, type ActivityKind, activityKinds } from './activity-items.ts';
import type { FileOfDocument } from './file-documents.ts';
import './file-activity.css';

type Props = {
  file: OpenFile;
  notes: Note[];
  emails: ApplicationFile['mails'];
  history: ApplicationFile['history'];
  documents: readonly FileOfDocument[];
  /** The kind that is shown; '' for all. */
  shown: ActivityKind | '';
  onShow: (kind: ActivityKind | '') => void;
};

/** Notes, emails, documents and history of the open file in the order of time, and a field for the next note. */
export function FileActivity({ file, notes, emails, history, documents, shown, onShow }: Props) {
  const id = useId();
  const reader = useSession()?.user.email ?? '';
  const items = activityItems({ notes, emails, documents, history, reader }).filter(
    ({ kind }) => shown === '' || kind === shown,
  );
  return (
    <section className="activity" aria-labelledby={id}>
      <header className="activity-head">
        <h2 id={id} tabIndex={-1}>
          {words.title}
        </h2>
        <FilterSelect
          label={words.filters.name}
          any={words.filters.all}
          value={shown}
          options={activityKinds.map((kind) => [kind, words.filters[kind]] as const)}
          onChange={onShow}
        />
      </header>
      {items.length === 0 && <p className="activity-none">{words.none}</p>}
      <ol className="activity-list">
        {items.map((item) => (
          <Entry key={keyOf(item)} item={item} file={file} />
        ))}
      </ol>
      <May permission="audit.read">
        <p className="activity-trail">
          <Link to={`/admin/audit?subject=${file.id}`}>{historyWords.trail}</Link>
        </p>
      </May>
      <May permission="files.work">
        <NoteForm file={file} />
      </May>
    </section>
  );
}

function keyOf(item: ActivityItem): string {
  if (item.kind === 'history') return `${item.at} ${item.line.what} ${item.line.actor}`;
  if (item.kind === 'notes') return item.note.id;
  return item.kind === 'emails' ? item.email.id : item.document.id;
}

function Entry({ item, file }: { item: ActivityItem; file: OpenFile }) {
  if (item.kind === 'notes') return <NoteItem file={file} note={item.note} />;
  if (item.kind === 'emails') return <EmailEntry at={item.at} email={item.email} />;
  if (item.kind === 'documents') return <DocumentEntry at={item.at} document={item.document} />;
  const { at, actor, actorName, what, reason, action } = item.line;
  const who = actorName ?? historyWords.actors[actor] ?? actor;
  return <Row icon={iconOf(action)} at={at} what={what} who={who} reason={reason} />;
}

const emailTones: Record<string, Tone> = { queued: 'warn', sent: 'ok', failed: 'bad' };

const EmailEntry = ({ at, email }: { at: string; email: ApplicationFile['mails'][number] }) => (
  <Row
    icon={Mail}
    at={at}
    what={emailLabel(email.template)}
    who={words.emailTo(email.to)}
    badge={<Badge tone={emailTones[email.state] ?? 'plain'}>{words.emailStates[email.state] ?? email.state}</Badge>}
  />
);

const DocumentEntry = ({ at, document }: { at: string; document: FileOfDocument }) => (
  <Row
    icon={FileText}
    at={at}
    what={words.received(document.fileName)}
    who={words.from(document.uploadedBy === 'customer' ? documentsSection.customer : document.uploaderName)}
  />
);

type RowProps = {
  icon: IconShape;
  at: string;
  what: string;
  who: string;
  badge?: ReactNode;
  reason?: string | undefined;
};

const Row = ({ icon, at, what, who, badge, reason }: RowProps) => (
  <li className="activity-entry">
    <Icon of={icon} />
    <div>
      <strong>{what}</strong>
      {badge}
      <span className="activity-who">
        <EmailText>{who}</EmailText>,{' '}
        <time dateTime={at} title={showInstant(at)}>
          {showShortInstant(at)}
        </time>
      </span>
      {reason !== undefined && <q>{reason}</q>}
    </div>
  </li>
);

const icons: readonly [RegExp, IconShape][] = [
  [/\.(?:read|revealed|notice_read|copy_downloaded)$/, Eye],
  [/^decision\./, Gavel],
  [/\.status_changed$/, ArrowRight],
  [/\.assigned$/, UserRound],
  [/\.(?:submitted|corrected|created|edited)$/, PencilLine],
];
const iconOf = (action: string): IconShape => icons.find(([kind]) => kind.test(action))?.[1] ?? History;
