import { Printer } from 'lucide-react';
import type { ApplicationFile } from '#contract/admin.ts';
import { file, inbox } from '#copy/portal/applications.ts';
import { useDeliveries } from '#web/client/deliveries.ts';
import { showInstant } from '#web/portal/instants.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { AssigneeLine } from '../assignment/assignee-line.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { ApplicationDecision } from '../decision/application-decision.tsx';
import { NotesSection } from '../notes/notes-section.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { CorrectionsSection } from './corrections-section.tsx';
import { BusinessSection, EquipmentSection, PrincipalSection } from './file-sections.tsx';
import { HoldButton, StandingHold } from './legal-hold.tsx';
import { DealOfApplication } from './deal-of-application.tsx';
import { FlagsSection } from './flags-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { SignatureSection } from './signature-section.tsx';
import { SignedCopySection } from './signed-copy-section.tsx';
import { StatusLinkSection } from './status-link-section.tsx';
import { StatusBadge } from './status-badge.tsx';
import { MoveButton } from './move-button.tsx';
import './records.css';

export function FileView({ application }: { application: ApplicationFile }) {
  useDeliveries({ kind: 'application', id: application.id }, application);
  const { businessName, reference, language } = application;
  return (
    <>
      <header className="file-head">
        <div>
          <div className="file-title">
            <ScreenHeading className="screen-title" title={businessName}>
              {businessName}
            </ScreenHeading>
            <StatusBadge status={application.status} decision={standingIn(application.decisions)} />
          </div>
          <p>{file.from(reference, inbox.languages[language])}</p>
          <AssigneeLine file={{ kind: 'application', id: application.id }} assignee={application.assignee} />
        </div>
        <div className="file-actions">
          <May permission="files.work">
            <MoveButton application={application} />
          </May>
          {application.legalHold === null && (
            <May permission="files.hold">
              <HoldButton application={application} />
            </May>
          )}
          <button type="button" className="button button-outline button-dense" onClick={() => window.print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden />
            {file.print}
          </button>
        </div>
      </header>
      {application.legalHold !== null && <StandingHold application={application} hold={application.legalHold} />}
      <Facts application={application} />
      <FlagsSection flags={application.flags} />
      <ApplicationDecision application={application} />
      {/* Notes come before the fields for who goes by keys, and stand beside them where there is room. */}
      <div className="file-columns">
        <NotesSection file={{ kind: 'application', id: application.id }} notes={application.notes} />
        <div className="file-fields">
          <BusinessSection application={application} />
          <PrincipalSection application={application} />
          <EquipmentSection application={application} />
          <DealOfApplication deal={application.deal} />
          <CorrectionsSection application={application} />
          <SignedCopySection application={application} />
          <StatusLinkSection id={application.id} />
          <SignatureSection signature={application.signature} />
        </div>
        <div className="file-records">
          <MailsSection mails={application.mails} />
          <HistorySection id={application.id} history={application.history} />
        </div>
      </div>
    </>
  );
}

function Facts({ application }: { application: ApplicationFile }) {
  const { equipmentAmount, language, createdAt, salesperson, principalName } = application;
  const facts = [
    [file.facts.amount, equipmentAmount === '' ? inbox.noAmount : showTypedAmount(equipmentAmount, language)],
    [file.facts.received, showInstant(createdAt)],
    [file.facts.representative, salesperson === '' || salesperson === 'N/A' ? inbox.noRepresentative : salesperson],
    [file.facts.principal, principalName],
  ] as const;
  return (
    <dl className="panel file-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
