import type { ApplicationFile } from '#contract/admin.ts';
import { file, mails as words } from '#copy/portal/applications.ts';
import { emailLabel } from '#copy/portal/email-labels.ts';
import { showInstant } from '#web/portal/instants.ts';
import { FileSection } from './file-row.tsx';

const tones: Record<string, string> = { queued: 'warn', sent: 'ok', failed: 'bad' };

export const MailsSection = ({ mails }: { mails: ApplicationFile['mails'] }) => (
  <FileSection title={file.sections.mails}>
    {mails.length === 0 && <p className="file-note">{words.none}</p>}
    <ul className="mails">
      {mails.map((mail) => (
        <li key={mail.id}>
          <span className="mail-name">{emailLabel(mail.template)}</span>
          <span className={`badge badge-${tones[mail.state] ?? 'plain'}`}>
            {words.states[mail.state] ?? mail.state}
          </span>
          <span className="mail-to">{mail.to}</span>
          <span className="mail-at">{mail.sentAt === null ? words.waiting : showInstant(mail.sentAt)}</span>
        </li>
      ))}
    </ul>
  </FileSection>
);
