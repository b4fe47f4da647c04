import type { Language } from '#contract/language.ts';
import { programs as en } from '#copy/en/programs.ts';
import { programs as es } from '#copy/es/programs.ts';
import { taxYears } from '#finance/tax-years.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { SectionPanel } from './panel.tsx';

const copies = { en: en.tax, es: es.tax };

/** The limits of Section 179 for this year. Renders nothing for a year without published limits. */
export function TaxYearNote({ year, lang }: { year: number; lang: Language }) {
  const copy = copies[lang];
  const limits = taxYears[year];
  if (!limits) return null;
  const rows = [
    [copy.rows.limit, dollars(limits.limitCents)],
    [copy.rows.from, dollars(limits.phaseOut.startCents)],
    [copy.rows.to, dollars(limits.phaseOut.endCents)],
    [copy.rows.bonus, percent(limits.bonus.at(-1)?.shareBps ?? 0)],
    [copy.rows.deadline, copy.deadline(year)],
  ] as const;
  return (
    <SectionPanel copy={{ heading: copy.heading(year), text: copy.text }} lang={lang} isFolded>
      <table className="figures">
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{copy.note}</p>
    </SectionPanel>
  );
}
