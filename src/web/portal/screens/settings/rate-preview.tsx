import type { Pricing } from '#finance/tiers.ts';
import { settings } from '#copy/portal/settings.ts';
import { exactDollars } from '#web/ui/money.ts';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { type SamplePayment, samplePayments } from './doubts.ts';

const { preview: words, tiers } = settings;

/** A sample payment with the edited rates, and the payment before. */
type Row = SamplePayment & { before: number };

const columns: Column<Row>[] = [
  { key: 'tier', label: words.columns.tier, cell: ({ tier }) => tiers[tier] },
  { key: 'down', label: words.columns.down, cell: ({ downBps }) => words.percent(downBps) },
  { key: 'term', label: words.columns.term, cell: ({ months }) => words.months(months) },
  {
    key: 'rate',
    label: words.columns.rate,
    cell: ({ rateBps, parts }) => {
      const [rate, sum] = [words.percent(rateBps), words.rate(parts)];
      return <CellText text={rate} more={sum === rate ? '' : sum} />;
    },
  },
  { key: 'before', label: words.columns.before, align: 'right', cell: ({ before }) => exactDollars(before) },
  {
    key: 'after',
    label: words.columns.after,
    align: 'right',
    cell: ({ before, cents }) =>
      cents === before ? words.same : <span className="settings-moved">{exactDollars(cents)}</span>,
  },
];

/** Shows sample payments with the edited rates, before they are saved. */
export function RatePreview({ before, after }: { before: Pricing; after: Pricing | undefined }) {
  const then = after && samplePayments(after);
  const rows = samplePayments(before).map((now, n): Row => ({ ...(then?.[n] ?? now), before: now.cents }));
  return (
    <section className="settings-preview" aria-label={words.title} aria-live="polite">
      <h2>{words.title}</h2>
      <p className="settings-note">{words.text}</p>
      <Table label={words.title} columns={columns} rows={rows} rowKey={({ tier }) => tier} />
      {!then && <p className="field-error">{words.unreadable}</p>}
    </section>
  );
}
