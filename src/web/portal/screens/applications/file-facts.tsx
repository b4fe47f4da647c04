import { file } from '#copy/portal/applications.ts';
import { dollars } from '#web/ui/money.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { estimate } from '../deal-form/estimate.ts';
import type { DealDocuments } from '../documents/staff-documents.tsx';

const { facts: words } = file;
type FileFact = { label: string; value: string };

/** The figures that one compares files by. */
export const FileFacts = ({ facts }: { facts: readonly FileFact[] }) => (
  <dl className="panel file-facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The payment that the rate table gives for what is asked for; none without a readable amount. */
export function paymentFact(amount: string, termMonths: string, score: string): FileFact[] {
  const asked = estimate(portalBrand.pricing, {
    requestedAmount: amount,
    equipmentAmount: '',
    downPayment: '',
    requestedTerm: termMonths,
    borrowerCreditScore: score,
  });
  if (asked === undefined) return [];
  const rate = `${String(asked.rateBps / 100)}%`;
  return [{ label: words.payment(asked.months, rate), value: words.monthly(dollars(asked.paymentCents)) }];
}

/** How many of the requested documents arrived, or how many there are where none was requested. */
export function documentsFact({ all, requested }: Pick<DealDocuments, 'all' | 'requested'>): FileFact {
  const received = requested.filter((one) => one.received > 0).length;
  const value = requested.length > 0 ? words.documentsOf(received, requested.length) : String(all?.length ?? '–');
  return { label: words.documents, value };
}
