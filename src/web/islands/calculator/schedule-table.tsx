import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import type { Quote } from '#finance/quote.ts';
import type { ScheduleRow } from '#finance/schedule.ts';
import { calendarMonth } from '#finance/structure.ts';
import { saveFile } from '#web/client/save-file.ts';
import { exactDollars, percent } from '#web/ui/money.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { type CalculatorState, hangsOnSeason } from './state.ts';
import { useDetails } from './words.ts';

const plain = (cents: number): string => exactDollars(cents).replace('$', '').replace('-', '−');

/** Every month as it is computed, to read, to save and to print. */
export function ScheduleTable({ state, quote }: { state: CalculatorState; quote: Quote }) {
  const { copy } = useDetails();
  const words = copy.schedule;
  const id = useId();
  const { rows } = quote;
  const columns = [words.columns.month, words.columns.payment, words.columns.interest, words.columns.principal];
  const headings = [...columns, words.columns.balance];
  const monthOf = ({ kind, month }: ScheduleRow): string => {
    if (kind === 'purchase') return words.purchase;
    if (month === 0) return words.signing;
    const name = copy.monthNames[calendarMonth(state.fundedMonth, month) - 1] ?? '';
    return hangsOnSeason(state.structure) ? `${String(month)} ${name}` : String(month);
  };
  const caption = words.caption({
    financed: exactDollars(quote.financedCents),
    rate: percent(quote.rateBps),
    months: copy.months(state.terms.months),
  });
  return (
    <>
      <p className="calc-tools">
        <button
          type="button"
          className="button button-outline button-dense"
          onClick={() =>
            saveFile(new Blob([scheduleCsv(rows, headings)], { type: 'text/csv;charset=utf-8' }), words.file)
          }
        >
          <Download size={16} strokeWidth={1.75} aria-hidden /> {words.download}
        </button>
        <button type="button" className="button button-outline button-dense" onClick={printSchedule}>
          <Printer size={16} strokeWidth={1.75} aria-hidden /> {words.print}
        </button>
      </p>
      <p className="field-hint" id={id}>
        {caption}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by key */}
      <section className="calc-scroll" aria-label={words.region} tabIndex={0}>
        <table className="calc-table num" aria-describedby={id}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.kind}${String(row.month)}`}>
                <th scope="row">{monthOf(row)}</th>
                <td>{plain(row.paymentCents)}</td>
                <td>{plain(row.interestCents)}</td>
                <td>{plain(row.principalCents)}</td>
                <td>{plain(row.balanceCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td>{plain(quote.totalCents)}</td>
              <td>{plain(quote.financeCostCents)}</td>
              <td>{plain(quote.financedCents)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

/** Prints the calculator alone: the attribute is what the print styles look for. */
function printSchedule(): void {
  const root = document.documentElement;
  root.dataset['print'] = 'calculator';
  addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
