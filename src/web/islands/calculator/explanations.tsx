import type { ReactNode } from 'react';
import type { Quote } from '#finance/quote.ts';
import { taxYears } from '#finance/tax-years.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { BalancePicture } from './balance-picture.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import type { CalculatorState } from './state.ts';
import { useDetails } from './words.ts';

/** On demand: the picture, what the figure holds and leaves out, every payment. */
export function Explanations({ state, quote }: { state: CalculatorState; quote: Quote }) {
  const { copy } = useDetails();
  return (
    <>
      <Row title={copy.picture.title}>
        <BalancePicture quote={quote} />
      </Row>
      <Row title={copy.included.title}>
        <Included state={state} quote={quote} />
      </Row>
      <Row title={copy.schedule.title}>
        <ScheduleTable state={state} quote={quote} />
      </Row>
    </>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="disclosure calc-row">
    <summary>
      <h3>{title}</h3>
    </summary>
    <div className="calc-row-body">{children}</div>
  </details>
);

function Included({ state, quote }: { state: CalculatorState; quote: Quote }) {
  const { copy, pricing, taxYear } = useDetails();
  const words = copy.included;
  const base = pricing.tiers[state.terms.tier].baseRateBps;
  const tax = taxYears[taxYear];
  return (
    <div className="calc-included">
      <section>
        <h4>{words.yes}</h4>
        <List items={words.yesList} />
      </section>
      <section>
        <h4>{words.no}</h4>
        <List items={words.noList} />
      </section>
      <section>
        <h4>{words.how}</h4>
        <p>
          {words.howText({
            base: percent(base),
            points: String((quote.rateBps - base) / 100),
            rate: percent(quote.rateBps),
            cap: percent(pricing.capBps),
          })}
        </p>
        <p>{words.aprText}</p>
      </section>
      {tax && (
        <section>
          <h4>{words.tax(taxYear)}</h4>
          <p>
            {words.taxText({
              limit: dollars(tax.limitCents),
              from: dollars(tax.phaseOut.startCents),
              to: dollars(tax.phaseOut.endCents),
              bonus: percent(tax.bonus.at(-1)?.shareBps ?? 0),
            })}
          </p>
        </section>
      )}
    </div>
  );
}

const List = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
