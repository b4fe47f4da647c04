import { Link2, Phone, Send } from 'lucide-react';
import { type Deal, nextMove } from '#contract/deals.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';

type Props = { deal: Deal; onSubmit: () => void; onAsk: () => void };

/** Who moves next, since when, and with what: the one plate of the portal, where it is the dealer. */
export function NextMove({ deal, onSubmit, onAsk }: Props) {
  const { status } = deal;
  const mine = nextMove[status] === 'dealer' && !deal.customerAsked;
  return (
    <section className={mine ? 'next-move plate' : 'next-move panel'}>
      <MoveWords headline={deal.customerAsked ? words.customerAsked : words.headlines[status]} deal={deal} />
      {status === 'draft' && (
        <button type="button" className="button button-white" onClick={onSubmit}>
          <Send size={18} strokeWidth={1.75} aria-hidden />
          {words.actions.submit}
        </button>
      )}
      {status === 'info_requested' && (
        <button type="button" className={mine ? 'button button-white' : 'button button-outline'} onClick={onAsk}>
          <Link2 size={18} strokeWidth={1.75} aria-hidden />
          {uploadLinkWords.ask}
        </button>
      )}
      {status === 'docs_out' && (
        <a className="button button-white" href={`tel:${portalBrand.phone.dial}`}>
          <Phone size={18} strokeWidth={1.75} aria-hidden />
          {words.call(portalBrand.phone.display)}
        </a>
      )}
    </section>
  );
}

/** Who moves, as the reader is told it, with the last note, and since when. */
export function MoveWords({ headline, deal }: { headline: string; deal: Deal }) {
  const now = useNow();
  const note = deal.timeline.at(-1)?.note ?? '';
  return (
    <div>
      <h2>{headline}</h2>
      {note !== '' && <p className="next-move-note">{note}</p>}
      <p>{words.since(showInstant(deal.statusSince), frame.ages.ago(showAge(deal.statusSince, now)))}</p>
    </div>
  );
}
