import { Link2, Phone, Send } from 'lucide-react';
import type { RefObject } from 'react';
import { type Deal, moverOf } from '#contract/deals.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useRequested } from '../documents/use-requested.ts';

type Props = { deal: Deal; next: RefObject<HTMLButtonElement | null>; onSubmit: () => void; onAsk: () => void };

/** Who moves next, what is missing, since when, and the action. Blue means that the dealer moves. */
export function NextMove({ deal, next, onSubmit, onAsk }: Props) {
  const { status } = deal;
  const mover = moverOf(status, deal);
  const mine = mover === 'dealer';
  const headline = deal.documentsReceived
    ? words.documentsReceived
    : mover === 'customer'
      ? words.customerAsked
      : words.headlines[status];
  return (
    <section className={mine ? 'next-move plate' : 'next-move panel'}>
      <MoveWords headline={headline} deal={deal} />
      {status === 'draft' && (
        <Button ref={next} variant="white" icon={Send} onClick={onSubmit}>
          {words.actions.submit}
        </Button>
      )}
      {((status === 'info_requested' && !deal.documentsReceived) || status === 'docs_out') && (
        <Button variant={mine ? 'white' : 'outline'} icon={Link2} onClick={onAsk}>
          {uploadLinkWords.ask}
        </Button>
      )}
      {status === 'sf_deleted' && (
        <Link button variant="outline" icon={Phone} to={`tel:${portalBrand.phone.dial}`}>
          {words.call(portalBrand.phone.display)}
        </Link>
      )}
    </section>
  );
}

function MoveWords({ headline, deal }: { headline: string; deal: Deal }) {
  const now = useNow();
  const note = deal.documentsReceived ? '' : (deal.timeline.at(-1)?.note ?? '');
  const requested = useRequested(deal.id);
  const open = moverOf(deal.status) === 'none' ? [] : (requested?.missing ?? []);
  const missing = open.map((one) => names[one].name).filter((name) => !note.includes(name));
  return (
    <div>
      <h2>{headline}</h2>
      {note !== '' && <p className="next-move-note">{note}</p>}
      {deal.status === 'sf_deleted' && <p>{words.removed}</p>}
      {missing.length > 0 && <p>{words.missing(missing)}</p>}
      <p>{words.since(showInstant(deal.statusSince), frame.ages.ago(showAge(deal.statusSince, now)))}</p>
    </div>
  );
}
