import { Link2, Mail, MessageSquare, Phone, Send } from 'lucide-react';
import type { RefObject } from 'react';
import { type Deal, type DealStatus, isApprovalExpired, moverOf, moverOfDeal } from '#contract/deals.ts';
import { dealerDocuments } from '#contract/required-documents.ts';
import type { UploadLink } from '#contract/upload-links.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { documentWords, uploadLinkWords } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { useUploadLinks } from '#web/client/documents.ts';
import { useSession } from '#web/client/session.ts';
import { showAge, showDate, showInstant } from '#web/portal/instants.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { emailOf, emailTo, textOf } from '../documents/link-ready.tsx';
import { useRequested } from '../documents/use-requested.ts';

type Props = {
  deal: Deal;
  link: LinkOffer;
  next: RefObject<HTMLButtonElement | null>;
  onSubmit: () => void;
  onAsk: () => void;
};

/** Shows who moves next, what is missing, since when, and the action. Blue means that the dealer moves. */
export function NextMove({ deal, link, next, onSubmit, onAsk }: Props) {
  const { status } = deal;
  const mine = moverOfDeal(deal) === 'dealer';
  const isLate = isAnswerLate(deal, useNow());
  const ask = link.isOffered && <LinkButton status={status} mine={mine} ended={link.ended} onAsk={onAsk} />;
  return (
    <section className={mine ? 'next-move plate' : 'next-move panel'}>
      <MoveWords deal={deal} ended={link.ended} />
      <div className="next-move-actions">
        {status === 'draft' && (
          <Button ref={next} variant="white" icon={Send} onClick={onSubmit}>
            {words.actions.submit}
          </Button>
        )}
        {status === 'docs_out' && link.ended === undefined && <Reminder deal={deal} />}
        {ask}
        {isApprovalExpired(deal) ? (
          <AskAgain deal={deal} />
        ) : (
          (status === 'sf_deleted' || isLate) && <Call variant={mine ? 'white' : 'outline'} />
        )}
      </div>
    </section>
  );
}

type LinkButtonProps = { status: DealStatus; mine: boolean; ended: LinkEnd; onAsk: () => void };

/** Takes the place of a reminder once the customer's link accepts no more files. */
function LinkButton({ status, mine, ended, onAsk }: LinkButtonProps) {
  const isMain = status !== 'draft' && (status !== 'docs_out' || ended !== undefined);
  return (
    <Button variant={mine ? (isMain ? 'white' : 'plate') : 'outline'} icon={Link2} shortcut="u" onClick={onAsk}>
      {ended === undefined ? uploadLinkWords.get : uploadLinkWords.another}
    </Button>
  );
}

/** Opens a message to the customer, who has to sign, in the dealer's own program. */
function Reminder({ deal }: { deal: Deal }) {
  const message = words.reminder({
    customer: deal.borrowerFirstName,
    machine: deal.equipmentDescription.trim().split('\n')[0] ?? '',
    salesperson: useSession()?.user.firstName ?? '',
  });
  return (
    <>
      {deal.borrowerPhone !== '' && (
        <Link button variant="white" icon={MessageSquare} to={textOf(deal, message)}>
          {uploadLinkWords.ready.sms(deal.borrowerFirstName)}
        </Link>
      )}
      <Link button variant={deal.borrowerPhone === '' ? 'white' : 'plate'} icon={Mail} to={emailOf(deal, message)}>
        {uploadLinkWords.ready.email(deal.borrowerFirstName)}
      </Link>
    </>
  );
}

const Call = ({ variant }: { variant: 'white' | 'plate' | 'outline' }) => (
  <Link button variant={variant} icon={Phone} to={`tel:${portalBrand.phone.dial}`}>
    {words.call(portalBrand.phone.display)}
  </Link>
);

/** Asks the lender for new terms: by an email in the dealer's own program, or by phone. */
function AskAgain({ deal }: { deal: Deal }) {
  const salesperson = useSession()?.user.firstName ?? '';
  const { action, subject, body } = words.askAgain;
  const message = {
    subject: subject(deal.dealName),
    body: body({ customer: `${deal.borrowerFirstName} ${deal.borrowerLastName}`, salesperson }),
  };
  return (
    <>
      <Link button variant="white" icon={Mail} to={emailTo(portalBrand.email, message)}>
        {action}
      </Link>
      <Call variant="plate" />
    </>
  );
}

const needsNothing = (deal: Deal): boolean => moverOf(deal.status) === 'none' || isApprovalExpired(deal);

function headlineOf(deal: Deal): string {
  if (isApprovalExpired(deal)) return words.approvalExpired.headline;
  if (deal.status === 'funded') return words.fundedOn(showDate(deal.statusSince));
  if (deal.documentsReceived) return words.documentsReceived;
  if (moverOf(deal.status, deal) === 'customer') return words.customerAsked;
  return deal.status === 'docs_out' ? words.remind(deal.borrowerFirstName) : words.headlines[deal.status];
}

type LinkOffer = { isOffered: boolean; ended: LinkEnd };

/**
 * Returns whether the next move includes an upload link: while documents are missing, the dealer has to send
 * information, or the contract is out. `ended` is why the newest link accepts no more files.
 */
export function useLinkOffer(deal: Deal): LinkOffer {
  const { id, status } = deal;
  const requested = useRequested(id);
  const links = useUploadLinks(id).data ?? [];
  const isMissing = requested !== undefined && requested.missing.length > 0;
  const asksDealer = moverOf(status, deal) === 'dealer';
  const ended = isMissing ? endOf(links) : undefined;
  const isOpen = status === 'draft' ? ended !== undefined : moverOf(status) !== 'none' && !isApprovalExpired(deal);
  return {
    isOffered: isOpen && (status === 'docs_out' || isMissing || (asksDealer && requested?.all.length === 0)),
    ended: isOpen ? ended : undefined,
  };
}

/** The lender's last note to the dealer. The note of a decision repeats what the decision shows. */
function noteOf({ documentsReceived, timeline, decision }: Deal): string {
  const last = timeline.at(-1);
  return documentsReceived || last === undefined || last.at === decision?.decidedAt ? '' : (last.note ?? '');
}

/** Returns the note, except a list of documents of which some have arrived. */
function currentNote(deal: Deal, isNew: boolean): string {
  const note = noteOf(deal);
  return !isNew && documentWords.asked.isNote(note) ? '' : note;
}

type LinkEnd = 'used_up' | 'expired' | undefined;

function endOf(links: readonly UploadLink[]): LinkEnd {
  const last = links.find(({ state }) => state !== 'revoked')?.state;
  if (last !== 'used_up' && last !== 'expired') return undefined;
  return links.every(({ state }) => state !== 'active') ? last : undefined;
}

function MoveWords({ deal, ended }: { deal: Deal; ended: LinkEnd }) {
  const requested = useRequested(deal.id);
  const open = needsNothing(deal) ? [] : (requested?.missing ?? []);
  // Once a document has arrived, the note that lists all of them is out of date.
  const isNew = open.length === (requested?.all.length ?? 0);
  const note = currentNote(deal, isNew);
  const missing = open.filter((one) => !isNew || !note.includes(names[one].name));
  return (
    <div>
      <h2>{headlineOf(deal)}</h2>
      {note !== '' && <p className="next-move-note">{note}</p>}
      {deal.status === 'sf_deleted' && <p>{words.removed}</p>}
      {ended && <p>{uploadLinkWords.ended[ended](deal.borrowerFirstName)}</p>}
      {missing.length > 0 && (
        <p>
          {(deal.status === 'approved' ? words.beforeFunding : words.missing)({
            customer: deal.borrowerFirstName,
            theirs: missing.filter((one) => !dealerDocuments.includes(one)).map((one) => names[one].name),
            yours: missing.filter((one) => dealerDocuments.includes(one)).map((one) => names[one].name),
          })}
        </p>
      )}
      {isApprovalExpired(deal) && <p>{words.approvalExpired.text}</p>}
      <Times deal={deal} />
    </div>
  );
}

const isAnswerLate = ({ answerBy }: Deal, now: number): boolean => answerBy !== null && Date.parse(answerBy) < now;

/** By when the lender promises an answer, and since when the deal is in its step. Documents end a wait within a step. */
function Times({ deal }: { deal: Deal }) {
  const now = useNow();
  const { status, statusSince, answerBy, documentsReceived } = deal;
  const promised = isAnswerLate(deal, now) ? words.answerLate : words.answerBy;
  return (
    <>
      {answerBy !== null && <p>{promised(showInstant(answerBy))}</p>}
      {status !== 'funded' && !isApprovalExpired(deal) && !documentsReceived && (
        <p>{words.since(showInstant(statusSince), frame.ages.ago(showAge(statusSince, now)))}</p>
      )}
    </>
  );
}
