import type { Decision } from '#contract/decision.ts';
import { Lock, Printer, Repeat } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationFile, FlaggedField } from '#contract/admin.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { file, hold, inbox } from '#copy/portal/applications.ts';
import { useDeliveries } from '#web/client/deliveries.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { useStatusLink } from '#web/client/status-link.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAskedDecision } from '../decision/asked-decision.ts';
import { ClockRuler } from '../decision/clock-ruler.tsx';
import { askedAmount, decidableApplication, USUAL_TERM } from '../decision/decidable-file.ts';
import { DecisionBasis } from '../decision/decision-basis.tsx';
import { DecisionCard } from '../decision/decision-card.tsx';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import { IncompletenessDialog } from '../decision/incompleteness-dialog.tsx';
import type { FileSteps } from '../decision/next-file.tsx';
import { useApplicationDecision } from '../decision/use-application-decision.ts';
import { type FileView as FileDocumentView, useDocumentViewer } from '../document-viewer/use-document-viewer.tsx';
import type { ViewableFile } from '../document-viewer/viewable.ts';
import { type DealDocuments, StaffDocuments } from '../documents/staff-documents.tsx';
import type { ActivityKind } from './activity-items.ts';
import { ApplicationActions, mayRequest } from './application-actions.tsx';
import { ApplicationProperties } from './application-properties.tsx';
import { CorrectionsSection } from './corrections-section.tsx';
import { FileActivity } from './file-activity.tsx';
import { documentsCount, documentsFact, fileDocuments, type FileDocuments } from './file-documents.ts';
import { type FileFact, FileFacts, offerFact, paymentFact } from './file-facts.tsx';
import { FileHead } from './file-head.tsx';
import { idOfRow } from './file-row.tsx';
import { FileBusinessSection, FileEquipmentSection, FilePrincipalSection } from './file-sections.tsx';
import { FileSide, RequestMissing } from './file-side.tsx';
import { FlagsSection } from './flags-section.tsx';
import { ActiveHold, SetHoldDialog } from './legal-hold.tsx';
import { nextStepOf, stepStatusOf } from './next-step.ts';
import { SignatureSection } from './signature-section.tsx';
import { SignedCopySection } from './signed-copy-section.tsx';
import { StatusLinkSection, toView } from './status-link-section.tsx';
import { FileStatusBadge } from './status-badge.tsx';
import { useApplicationMove } from './use-application-move.ts';

type Props = { application: ApplicationFile; steps: FileSteps };

/** The application with its documents, and with those of the deal that was made from it. */
export function FileView({ application, steps }: Props) {
  const asked = useStatusLink(application.id).data?.documents ?? [];
  const sent = asked.flatMap(({ files }) => files.map(toView));
  return application.deal === null ? (
    <FileWithoutDeal application={application} steps={steps} sent={sent} />
  ) : (
    <StaffDocuments dealId={application.deal.id} others={sent}>
      {(documents) => <File application={application} steps={steps} documents={documents} view={documents.view} />}
    </StaffDocuments>
  );
}

function FileWithoutDeal({ application, steps, sent }: Props & { sent: ViewableFile[] }) {
  const { view, viewer } = useDocumentViewer(sent);
  return (
    <>
      <File application={application} steps={steps} documents={undefined} view={view} />
      {viewer}
    </>
  );
}

type Opened = 'decision' | 'documents' | 'hold';

type FileProps = Props & { documents: DealDocuments | undefined; view: FileDocumentView };

function File({ application, steps, documents, view }: FileProps) {
  useDeliveries({ kind: 'application', id: application.id }, application);
  const now = useNow();
  const [open, setOpen] = useState<Opened>();
  useAskedDecision(() => setOpen('decision'));
  const [decideButton, decision] = [useRef<HTMLButtonElement>(null), useRef<HTMLHeadingElement>(null)];
  const permissions = useSession()?.user.permissions ?? [];
  const move = useApplicationMove(application);
  const changes = useApplicationDecision(application);
  const menu = useMenu(application, move, setOpen);
  const decidable = decidableApplication(application);
  const counted = useFileDocuments(application.id, documents);
  const step = nextStepOf(application, now, (one) => permissions.includes(one), counted);
  const [tab, setTab] = useState('file');
  const [shown, setShown] = useState<ActivityKind | ''>('');
  const show = (field: FlaggedField): void => {
    flushSync(() => setTab(field === 'primarySignature' ? 'signature' : 'file'));
    document.getElementById(idOfRow(field))?.focus();
  };
  const nextLink = useRef<HTMLAnchorElement>(null);
  const close = (): void => {
    // The decision is shown once the form is gone.
    flushSync(() => setOpen(undefined));
    if (open === 'decision') decision.current?.scrollIntoView({ block: 'start' });
    returnFocus({
      get current() {
        return nextLink.current ?? decision.current ?? decideButton.current;
      },
    });
  };
  const { businessName, reference, language } = application;
  return (
    <>
      <div className="file-body">
        <div className="file-main">
          <FileHead
            title={businessName}
            badge={<FileStatusBadge application={application} />}
            about={file.from(reference, inbox.languages[language])}
            menu={menu}
            tone={step.tone}
            headline={step.headline}
            actions={
              <ApplicationActions
                application={application}
                ours={step.tone === 'ours'}
                deciding={open === 'decision'}
                move={move}
                decideButton={decideButton}
                next={steps.next}
                nextLink={nextLink}
                onDecide={() => setOpen('decision')}
                onRequest={() => setOpen('documents')}
                onClock={changes.onClock}
              />
            }
          >
            {step.text !== '' && <p>{step.text}</p>}
          </FileHead>
          {application.status !== 'closed' && <ClockRuler clock={application.clock} now={now} tone={step.tone} />}
          {application.legalHold !== null && <ActiveHold id={application.id} hold={application.legalHold} />}
          <FlagsSection flags={application.flags} onShow={show} />
          <ApplicationFacts application={application} documents={counted} standing={decidable.standing} />
          {open === 'decision' ? (
            <DecisionPanel
              belowWarnings={application.flags.length > 0}
              file={decidable}
              onDecided={(answer) => {
                steps.onDecided();
                changes.onDecided(answer);
              }}
              onRefused={changes.onRefused}
              onClose={close}
            >
              <DecisionBasis
                documents={counted}
                notes={application.notes}
                onDocuments={() => setTab('documents')}
                onNotes={() => setShown('notes')}
              />
            </DecisionPanel>
          ) : (
            <DecisionCard file={decidable} heading={decision} {...changes} />
          )}
          <Parts
            application={application}
            documents={documents}
            view={view}
            counted={counted}
            tab={tab}
            onTab={setTab}
          />
        </div>
        <FileSide
          properties={<ApplicationProperties application={application} />}
          documents={counted}
          note={counted.isAskedOnPage && mayBeDecided(application) ? file.properties.askedOnPage : ''}
          onDocuments={() => setTab('documents')}
          request={
            mayRequest(application) && (
              <May permission="files.work">
                <Button variant="quiet" size="s" onClick={() => setOpen('documents')}>
                  <RequestMissing />
                </Button>
              </May>
            )
          }
        >
          <FileActivity
            file={{ kind: 'application', id: application.id }}
            notes={application.notes}
            emails={application.mails}
            history={application.history}
            documents={counted.known}
            shown={shown}
            onShow={setShown}
          />
        </FileSide>
      </div>
      {open === 'documents' && <IncompletenessDialog file={decidable} onAsked={changes.onClock} onClose={close} />}
      {open === 'hold' && <SetHoldDialog id={application.id} onClose={close} />}
    </>
  );
}

/** Returns whether the next step is a decision, with no request for documents in progress. */
const mayBeDecided = ({ status, clock, decisions }: ApplicationFile): boolean =>
  status !== 'closed' && clock.state === 'running' && decisions.length === 0;

/** Returns the counts, and the files loaded so far. */
function useFileDocuments(id: string, documents: DealDocuments | undefined) {
  const counted = fileDocuments(documents ?? null, useStatusLink(id).data?.documents);
  return { ...counted, known: counted.files ?? documents?.all ?? [] };
}

type FactsProps = { application: ApplicationFile; documents: FileDocuments; standing: Decision | undefined };

function ApplicationFacts({ application: a, documents, standing }: FactsProps) {
  const price = showTypedAmount(a.equipmentAmount, a.language);
  return (
    <FileFacts
      facts={[
        ...(a.deal === null
          ? [
              { label: file.fields.equipmentAmount, value: price === '' ? inbox.noAmount : price },
              ...(offerFact(standing) ?? paymentFact(askedAmount(a), USUAL_TERM, '', { withTerm: true })),
            ]
          : factsOfDeal(a.deal, price, standing)),
        documentsFact(documents),
      ]}
    />
  );
}

/** The requested amount and term, as on the deal. The application has the price of the equipment. */
const factsOfDeal = (
  { requestedAmount, requestedTerm, borrowerCreditScore }: OfDeal,
  price: string,
  standing: Decision | undefined,
): FileFact[] => [
  {
    label: file.facts.amount,
    value: showTypedAmount(String(requestedAmount)),
    ...(price === '' ? {} : { note: file.facts.price(price) }),
  },
  ...(offerFact(standing) ??
    paymentFact(String(requestedAmount), String(requestedTerm), borrowerCreditScore, { withTerm: true })),
];
type OfDeal = NonNullable<ApplicationFile['deal']>;

type PartsProps = Omit<FileProps, 'steps'> & { counted: FileDocuments; tab: string; onTab: (tab: string) => void };

/** The tabs: what was applied for, the documents, and the signature. */
function Parts({ application, documents, view, counted, tab, onTab }: PartsProps) {
  const isEmpty = counted.files?.length === 0 && counted.requested === 0;
  return (
    <div className="file-tabs">
      <Tabs
        label={file.tabs.name}
        value={tab}
        onChange={onTab}
        keepAll
        tabs={[
          {
            value: 'file',
            label: file.tabs.file,
            content: (
              <>
                <FileBusinessSection application={application} />
                <FilePrincipalSection application={application} />
                <FileEquipmentSection application={application} />
                <CorrectionsSection application={application} />
              </>
            ),
          },
          {
            value: 'documents',
            label: file.tabs.documents,
            ...documentsCount(counted),
            content: (
              <>
                {documents?.list}
                {documents === undefined && isEmpty && <EmptyState {...file.noDocuments} />}
                <StatusLinkSection id={application.id} view={view} />
              </>
            ),
          },
          {
            value: 'signature',
            label: file.tabs.signature,
            content: (
              <>
                <SignatureSection signature={application.signature} />
                <SignedCopySection application={application} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Returns the rarely used actions. */
function useMenu(
  { status, legalHold, deal }: ApplicationFile,
  move: ReturnType<typeof useApplicationMove>,
  onOpen: (what: Opened) => void,
): MenuItem[] {
  const [mayWork, mayHold] = [useMay('files.work'), useMay('files.hold')];
  return [
    // The first move is a button of the head.
    ...(mayWork && stepStatusOf(status, deal) !== 'received'
      ? [{ label: move.label, icon: Repeat, onSelect: () => void move.act() }]
      : []),
    ...(mayHold && legalHold === null ? [{ label: hold.set, icon: Lock, onSelect: () => onOpen('hold') }] : []),
    { label: file.print, icon: Printer, onSelect: () => window.print() },
  ];
}
