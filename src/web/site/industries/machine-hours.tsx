import type { Language } from '#contract/language.ts';
import { heroPayment as paymentEn } from '#copy/en/hero-payment.ts';
import type { manufacturing } from '#copy/en/manufacturing.ts';
import { heroPayment as paymentEs } from '#copy/es/hero-payment.ts';
import { quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { exactDollars } from '#web/ui/money.ts';
import { paymentTerms } from '../payment-terms.ts';
import { SectionPanel } from '../sections/panel.tsx';

const hours = [
  ['half', 80],
  ['one', 160],
  ['two', 320],
] as const;
const payments = { en: paymentEn, es: paymentEs };

type Props = { copy: (typeof manufacturing)['roi']; terms: Terms; pricing: Pricing; lang: Language };

/** Shows what the machine must earn an hour to cover its payment. */
export function MachineHours({ copy, terms, pricing, lang }: Props) {
  const { paymentCents } = quote(pricing, terms);
  return (
    <SectionPanel copy={copy} lang={lang}>
      <table className="figures figures-two">
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
          {hours.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{copy.rows[name]}</th>
              <td className="num">{exactDollars(paymentCents / count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {copy.payment(exactDollars(paymentCents))} {paymentTerms(payments[lang], pricing, terms)}
      </p>
    </SectionPanel>
  );
}
