import { type SubmitEvent, useId, useState, useSyncExternalStore } from 'react';
import { estimatePath } from '#contract/inquiry-paths.ts';
import type { Language } from '#contract/language.ts';
import { isEmail } from '#contract/email-address.ts';
import type { inquiries } from '#copy/en/inquiries.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import type { Pricing } from '#finance/tiers.ts';
import { TextField } from '#web/ui/field.tsx';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { typed } from '#web/ui/typed.ts';
import { shownState } from './calculator/shown-state.ts';
import { startState } from './calculator/state.ts';
import { Honeypot, InquiryNoScript, NotSent, SentNote } from './inquiry/parts.tsx';
import { useInquirySending } from './inquiry/use-sending.ts';

export type EstimateProps = { pricing: Pricing; phone: { display: string; dial: string }; privacyHref: string };
type Words = EstimateProps & { lang: Language; copy: typeof inquiries };

/** Emails the figures that the calculator of this page shows. The server computes them from the same choices. */
export function EmailEstimate({ copy, lang, pricing, phone, privacyHref }: Words) {
  const id = useId();
  const words = copy.estimate;
  const [start] = useState(() => startState(pricing));
  const state = useSyncExternalStore(
    shownState.watch,
    () => shownState.read() ?? start,
    () => start,
  );
  const { busy, errors, failure, sent, refuse, correct, send, again } = useInquirySending(estimatePath, copy);
  const { terms, structure, fundedMonth } = state;
  const { paymentCents } = quoteOf(pricing, terms, structureOf(state));

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = typed(new FormData(form), 'email').trim();
    const website = typed(new FormData(form), 'website');
    if (!isEmail(email)) {
      refuse({ email: copy.estimateMessages.email });
      form.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    const [value, down] = [terms.valueCents / 100, terms.downBps / 100];
    const choices = { value, term: terms.months, tier: terms.tier, down, shape: structure, from: fundedMonth };
    void send({ email, language: lang, ...choices, website });
  };

  return (
    <details className="disclosure estimate-email">
      <summary>{words.open}</summary>
      <InquiryNoScript text={copy.noScript} phone={phone} />
      {sent === undefined ? (
        <form method="dialog" noValidate className="inquiry" onSubmit={submit}>
          <p className="estimate-about">
            {words.about(dollars(terms.valueCents), terms.months, exactDollars(paymentCents))}
          </p>
          <NotSent title={words.failed} text={failure ?? errors['value']} />
          <div className="estimate-row">
            <TextField
              frame={{ id: `${id}-email`, label: copy.labels.email, error: errors['email'] }}
              input={{
                type: 'email',
                name: 'email',
                autoComplete: 'email',
                maxLength: 254,
                onChange: () => correct('email'),
              }}
            />
            <button type="submit" className="button" aria-disabled={busy}>
              {busy ? copy.sending : words.send}
            </button>
          </div>
          <Honeypot />
          <p className="inquiry-consent">
            {words.lead} <a href={privacyHref}>{copy.privacy}</a>
          </p>
        </form>
      ) : (
        <SentNote title={words.done} text={sent} again={words.again} onAgain={again} />
      )}
    </details>
  );
}
