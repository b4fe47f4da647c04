import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { file as words } from '#copy/portal/applications.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { frame } from '#copy/portal/frame.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { useDeliveries } from '#web/client/deliveries.ts';
import { refreshFiles } from '#web/client/desk.ts';
import { RequestError } from '#web/client/request.ts';
import { useStaffDeal } from '#web/client/staff-deals.ts';
import { useStatusLink } from '#web/client/status-link.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { ActivityKind } from '../applications/activity-items.ts';
import { FileActivity } from '../applications/file-activity.tsx';
import { documentsCount, documentsFact, fileDocuments, type FileDocuments } from '../applications/file-documents.ts';
import { FileFacts, offerFact, paymentFact } from '../applications/file-facts.tsx';
import { FileHead } from '../applications/file-head.tsx';
import { FileSide, RequestMissing } from '../applications/file-side.tsx';
import { FileSkeleton } from '../applications/file-skeleton.tsx';
import { DealNotFound } from '../deal/deal-not-found.tsx';
import { DealSections } from '../deal/deal-sections.tsx';
import { Timeline } from '../deal/timeline.tsx';
import { useAskedDecision } from '../decision/asked-decision.ts';
import { answerWords, daysLate, timeLeft } from '../decision/clock-words.ts';
import { decidableDeal } from '../decision/decidable-file.ts';
import { DecisionBasis } from '../decision/decision-basis.tsx';
import { DecisionCard } from '../decision/decision-card.tsx';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import { type FileSteps, FileStepper, useFileSteps } from '../decision/next-file.tsx';
import { RequestDocuments } from '../documents/request-documents.tsx';
import { type DealDocuments, StaffDocuments } from '../documents/staff-documents.tsx';
import { DealProperties } from './deal-properties.tsx';
import { DealStatusBadge } from './deal-status-badge.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { DealActions, dealStepOf, useDealMoves } from './staff-move.tsx';
import '../applications/file.css';
import '../deal/deal.css';

/** One deal as the lender's staff reads it. */
export function StaffDealScreen() {
  const { id = '' } = useParams();
  const read = useStaffDeal(id);
  const { data, error } = read;
  const steps = useFileSteps({ kind: 'deal', id });
  if (error instanceof RequestError && error.status === 404) return <DealNotFound />;
  return (
    <article className="file" key={id}>
      <div className="file-top">
        <Link className="file-back" icon={ArrowLeft} to="/admin/deals">
          {staffDeals.back}
        </Link>
        <FileStepper steps={steps} />
      </div>
      {data && (
        <StaffDocuments dealId={id}>
          {(documents) => <StaffDealView deal={data} steps={steps} documents={documents} />}
        </StaffDocuments>
      )}
      {!data && !error && <FileSkeleton title={dealPage.title} />}
      {!data && <FailedRead read={read} title={staffDeals.failed} />}
    </article>
  );
}

type Props = { deal: AdminDeal; steps: FileSteps; documents: DealDocuments };

function StaffDealView({ deal, steps, documents }: Props) {
  useDeliveries({ kind: 'deal', id: deal.id }, deal);
  const client = useQueryClient();
  const [deciding, setDeciding] = useState(false);
  useAskedDecision(() => setDeciding(true));
  const [decideButton, decision] = [useRef<HTMLButtonElement>(null), useRef<HTMLHeadingElement>(null)];
  const navigate = useNavigate();
  useLetterKeys({ Escape: () => void navigate('/admin/deals') });
  const step = dealStepOf(deal, documents.requested);
  const now = useNow();
  const late = daysLate(deal.answerBy, now);
  const tone = late > 0 ? 'late' : step.ours ? 'ours' : 'plain';
  const moves = useDealMoves(deal);
  const reread = (): void => {
    void client.invalidateQueries({ queryKey: [adminDealPaths.all] });
    void refreshFiles(client);
  };
  const decidable = decidableDeal(deal);
  const nextLink = useRef<HTMLAnchorElement>(null);
  const close = (): void => {
    flushSync(() => setDeciding(false));
    decision.current?.scrollIntoView({ block: 'start' });
    returnFocus({
      get current() {
        return nextLink.current ?? decision.current ?? decideButton.current;
      },
    });
  };
  const customer = deal.borrowerCompany || `${deal.borrowerFirstName} ${deal.borrowerLastName}`;
  const counted = fileDocuments(documents, useAsked(deal.application));
  const [tab, setTab] = useState('file');
  const [shown, setShown] = useState<ActivityKind | ''>('');
  return (
    <>
      <div className="file-body">
        <div className="file-main">
          <FileHead
            title={deal.dealName}
            badge={<DealStatusBadge deal={deal} />}
            about={`${customer}, ${deal.dealership}`}
            menu={[...moves.menu, { label: words.print, icon: Printer, onSelect: () => window.print() }]}
            tone={tone}
            headline={late > 0 ? timeLeft({ answerBy: deal.answerBy, dueAt: null }, now).left : step.headline}
            actions={
              <DealActions
                deal={deal}
                ours={tone === 'ours'}
                deciding={deciding}
                moves={moves}
                decideButton={decideButton}
                next={steps.next}
                nextLink={nextLink}
                onDecide={() => setDeciding(true)}
              />
            }
          >
            <MoveNotes deal={deal} disclosing={moves.disclosing} move={late > 0 ? step.headline : ''} />
          </FileHead>
          <FileFacts
            facts={[
              { label: words.facts.amount, value: showTypedAmount(String(deal.requestedAmount)) },
              { label: words.facts.term, value: words.facts.months(deal.requestedTerm) },
              ...(offerFact(decidable.standing) ??
                paymentFact(
                  String(deal.requestedAmount),
                  String(deal.requestedTerm),
                  String(deal.borrowerCreditScore),
                )),
              documentsFact(counted),
            ]}
          />
          {deciding ? (
            <DecisionPanel
              file={decidable}
              onDecided={() => {
                steps.onDecided();
                reread();
              }}
              onRefused={reread}
              onClose={close}
            >
              <DecisionBasis
                documents={counted}
                notes={deal.notes}
                onDocuments={() => setTab('documents')}
                onNotes={() => setShown('notes')}
              />
            </DecisionPanel>
          ) : (
            <DecisionCard file={decidable} heading={decision} onDecided={reread} onRefused={reread} />
          )}
          <Parts deal={deal} documents={documents} counted={counted} tab={tab} onTab={setTab} />
        </div>
        <FileSide
          properties={<DealProperties deal={deal} />}
          documents={counted}
          onDocuments={() => setTab('documents')}
          request={
            <May permission="files.work">
              <RequestDocuments deal={deal} variant="quiet" label={<RequestMissing />} />
            </May>
          }
        >
          <FileActivity
            file={{ kind: 'deal', id: deal.id }}
            notes={deal.notes}
            emails={deal.mails}
            history={deal.history}
            documents={counted.files ?? []}
            shown={shown}
            onShow={setShown}
          />
        </FileSide>
      </div>
      {moves.to && <MoveDialog deal={deal} to={moves.to} onClose={moves.close} />}
    </>
  );
}

/** The promised answer or the time since the last move, and the last note to the dealer. */
function MoveNotes({ deal, disclosing, move }: { deal: AdminDeal; disclosing: boolean; move: string }) {
  const now = useNow();
  const note = deal.timeline.at(-1)?.note ?? '';
  const answer = answerWords({ answerBy: deal.answerBy, dueAt: null }, now);
  const since = dealPage.since(showInstant(deal.statusSince), frame.ages.ago(showAge(deal.statusSince, now)));
  return (
    <>
      {note !== '' && <p className="file-next-note">{note}</p>}
      {disclosing && <p>{disclosureWords.documentsWait}</p>}
      <p>{[move, answer === '' ? since : answer].filter((part) => part !== '').join('. ')}</p>
    </>
  );
}

/** What the applicant of a deal was asked for on the status page; null without an application, undefined until read. */
function useAsked(application: AdminDeal['application']) {
  const { data, isError } = useStatusLink(application?.id ?? '');
  return application === null || isError ? null : data?.documents;
}

type PartsProps = Omit<Props, 'steps'> & { counted: FileDocuments; tab: string; onTab: (tab: string) => void };

function Parts({ deal, documents, counted, tab, onTab }: PartsProps) {
  return (
    <div className="file-tabs">
      <Tabs
        label={words.tabs.name}
        value={tab}
        onChange={onTab}
        keepAll
        tabs={[
          {
            value: 'file',
            label: words.tabs.file,
            content: <DealSections deal={deal} maskedNote={staffDeals.maskedNote} />,
          },
          {
            value: 'documents',
            label: words.tabs.documents,
            ...documentsCount(counted),
            content: documents.list,
          },
          { value: 'timeline', label: words.tabs.timeline, content: <Timeline deal={deal} own={false} /> },
        ]}
      />
    </div>
  );
}
