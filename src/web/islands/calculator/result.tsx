import { Link2 } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { levelLoan, quote as quoteOf, type Quote } from '#finance/quote.ts';
import { sliders } from '#finance/terms.ts';
import { CostRuler } from '#web/site/cost-ruler.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { paymentNote } from './figures.ts';
import { type CalculatorState, queryOf } from './state.ts';
import { useRestingScale } from './use-resting-scale.ts';
import { useCalculator } from './words.ts';

const ANNOUNCE_AFTER_MS = 400;
const LONG_FIGURE = 9;

/** The plate: the payment, what stands behind it, and the way on. */
export function Result({ state, quote }: { state: CalculatorState; quote: Quote }) {
  const { copy, pricing, applyHref } = useCalculator();
  const { terms, structure } = state;
  const words = copy.result;
  const label = words.labels[structure];
  const payment = exactDollars(quote.paymentCents);
  const level = exactDollars(quoteOf(pricing, terms, levelLoan).paymentCents);
  const note = paymentNote(state, quote);
  const totalCents = terms.valueCents + quote.financeCostCents;
  const scaleCents = useRestingScale(totalCents);
  const rows: [string, string][] = [
    [words.downRow(percent(terms.downBps)), exactDollars(quote.downCents)],
    [words.financed, exactDollars(quote.financedCents)],
    [words.apr(copy.tiers[terms.tier]), `${quote.aprPercent.toFixed(2)}%`],
    [words.cost, exactDollars(quote.financeCostCents)],
    [words.total, exactDollars(quote.totalCents)],
    [words.inAll, exactDollars(totalCents)],
    [words.section179, exactDollars(quote.section179Cents)],
  ];
  return (
    <div className="calc-result plate">
      <div className="calc-plate">
        <p className="calc-label">{label}</p>
        <p className="calc-figure" data-long={payment.length > LONG_FIGURE ? '' : undefined}>
          {payment}
        </p>
        <p className="calc-note">{words.notes[structure](note)}</p>
        {level !== payment && <p className="calc-note">{words.level(level)}</p>}
        <div className="chain">
          <CostRuler
            valueCents={terms.valueCents}
            downCents={quote.downCents}
            financeCostCents={quote.financeCostCents}
            months={terms.months}
            scaleCents={scaleCents}
          />
          <p className="chain-ends">
            <span>{words.chainDown(dollars(quote.downCents))}</span>
            <span className="chain-cost">{words.chainCost(dollars(quote.financeCostCents))}</span>
          </p>
        </div>
        <dl className="calc-rows">
          {rows.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
        {quote.financedCents < sliders.valueCents.min && <p className="calc-small">{words.small}</p>}
        <a className="button button-white calc-apply" href={applyHref + queryOf(state)}>
          {words.apply}
        </a>
        <div className="calc-next">
          <LinkToState state={state} />
        </div>
        <p className="calc-note">{words.disclaimer(percent(pricing.section179Bps))}</p>
        <Announcement
          text={words.announce(label, structure === 'seasonal' ? `${payment}. ${words.notes.seasonal(note)}` : payment)}
        />
      </div>
    </div>
  );
}

/** A real link to this state: a click puts it into the address bar and, where that is allowed, into the clipboard. */
function LinkToState({ state }: { state: CalculatorState }) {
  const { copy } = useCalculator();
  const [message, setMessage] = useState<{ query: string; words: string } | null>(null);
  const query = queryOf(state);
  const copyLink = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    history.replaceState(history.state, '', href);
    writeToClipboard(href).then(
      () => setMessage({ query, words: copy.link.copied }),
      () => setMessage({ query, words: copy.link.inBar }),
    );
  };
  return (
    <p className="calc-link">
      <a href={`${query}#calculator`} onClick={copyLink}>
        <Link2 size={16} strokeWidth={1.75} aria-hidden /> {copy.link.copy}
      </a>
      <span role="status">{message?.query === query ? message.words : ''}</span>
    </p>
  );
}

// Over plain http there is no clipboard at all, and asking for it throws.
const writeToClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Says the figure once the sliders rest; never when the page opens. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
