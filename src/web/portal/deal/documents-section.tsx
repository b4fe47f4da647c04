import { dealPage } from '#copy/portal/deal-page.ts';
import type { ShownDeal } from '#web/client/deals.ts';

/** The papers of a deal: how many there are, where the server says so. */
export function DocumentsSection({ deal }: { deal: ShownDeal }) {
  if (deal.documentCount === undefined) return null;
  return (
    <section className="panel deal-panel">
      <h2>{dealPage.documents.title}</h2>
      <p className="deal-panel-text">{dealPage.documents.count(deal.documentCount)}</p>
    </section>
  );
}
