import { ArrowRight, LockKeyhole } from 'lucide-react';
import { payment as en } from '#copy/en/payment.ts';
import { payment as es } from '#copy/es/payment.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { PaymentSupport } from './payment-support.tsx';
import { SampleChip } from './sections/sample-chip.tsx';

const copies = { en, es };

/** Hands off to the card processor: amount and card are typed there, never here. */
export function PaymentPage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  const form = site.payment?.[lang];
  return (
    <div className="pay">
      <h1>{copy.heading}</h1>
      <p className="lead">{copy.lead}</p>
      <div className="pay-grid">
        <section className="pay-card" aria-labelledby="pay-way">
          <h2 id="pay-way">{form ? copy.online : copy.offline}</h2>
          {form ? (
            <form method="post" action={form.action}>
              {form.fields.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <ol className="pay-steps">
                {copy.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {site.payment?.sample === true && (
                <p className="pay-sample">
                  <SampleChip lang={lang} /> {copy.sample}
                </p>
              )}
              <button type="submit" className="button">
                <LockKeyhole size={20} strokeWidth={1.75} aria-hidden /> {copy.go}
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </button>
            </form>
          ) : (
            <p className="pay-text">{copy.offlineText}</p>
          )}
          <PaymentSupport site={site} lang={lang} />
        </section>
        <section className="pay-notes" aria-labelledby="pay-before">
          <h2 id="pay-before">{copy.before}</h2>
          <dl>
            {[...copy.facts, ...(form ? copy.onlineFacts : [])].map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="pay-notes pay-security" aria-labelledby="pay-security">
          <h2 id="pay-security">{copy.security}</h2>
          <ul>
            {copy.notes.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
