import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { PaymentOutcome } from '#contract/payment.ts';
import { payment as en } from '#copy/en/payment.ts';
import { payment as es } from '#copy/es/payment.ts';
import { addresses } from '#web/addresses.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { PaymentSupport } from './payment-support.tsx';

const copies = { en, es };
const signs = { approved: CircleCheck, declined: CircleAlert, unknown: CircleHelp };

/** Shows the outcome to a returning payer: as much as the return proves, and no more. */
export const paymentFinishView = (outcome: PaymentOutcome) =>
  function PaymentFinishPage({ site, lang }: ViewProps) {
    const copy = copies[lang].finish;
    const { heading, text, next } = copy[outcome];
    const Sign = signs[outcome];
    return (
      <div className="pay">
        <section className={`pay-card pay-end pay-${outcome}`} aria-labelledby="pay-end">
          <Sign className="pay-sign" size={32} strokeWidth={1.75} aria-hidden />
          <h1 id="pay-end">{heading}</h1>
          <p className="pay-text">{text}</p>
          <p className="pay-text">{next}</p>
          <p className="pay-actions">
            {outcome === 'approved' ? (
              <a className="button" href={addresses.home[lang]}>
                {copy.home}
              </a>
            ) : (
              <a className={outcome === 'unknown' ? 'button button-outline' : 'button'} href={addresses.payment[lang]}>
                {copy.again}
              </a>
            )}
          </p>
          <PaymentSupport site={site} lang={lang} isMain={outcome === 'unknown'} />
        </section>
      </div>
    );
  };
