import type { Pricing } from '#finance/tiers.ts';
import { settings } from '#copy/portal/settings.ts';
import { exactDollars } from '#web/ui/money.ts';
import { samplePayments } from './doubts.ts';

const { preview: words, tiers } = settings;

/** Shows sample payments with the edited rates, before they are saved. */
export function RatePreview({ before, after }: { before: Pricing; after: Pricing | undefined }) {
  const now = samplePayments(before);
  const then = after && samplePayments(after);
  return (
    <section className="settings-preview" aria-label={words.title} aria-live="polite">
      <h2>{words.title}</h2>
      <p className="settings-note">{words.text}</p>
      <table>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.map((sample, n) => {
            const { tier, cents } = sample;
            const next = then?.[n];
            const isChanged = next !== undefined && next.cents !== cents;
            const { downBps, months, rateBps, parts } = next ?? sample;
            const [rate, sum] = [words.percent(rateBps), words.rate(parts)];
            return (
              <tr key={tier} className={isChanged ? 'settings-moved' : ''}>
                <th scope="row">{tiers[tier]}</th>
                <td className="num">{words.percent(downBps)}</td>
                <td className="num">{words.months(months)}</td>
                <td className="num">
                  {rate}
                  {sum !== rate && <span className="rows-small">{sum}</span>}
                </td>
                <td className="num">{exactDollars(cents)}</td>
                <td className="num">{isChanged ? exactDollars(next.cents) : words.same}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!then && <p className="field-error">{words.unreadable}</p>}
    </section>
  );
}
