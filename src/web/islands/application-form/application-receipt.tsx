import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { maskedEmail } from '#contract/email-address.ts';
import type { Language } from '#contract/language.ts';
import { documentsFor, type RequiredDocument } from '#contract/required-documents.ts';
import { showTypedAmount, typedCents } from '#contract/typed-amount.ts';
import { applicationReceipt as en } from '#copy/en/application-receipt.ts';
import { applicationReceipt as es } from '#copy/es/application-receipt.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { showMoment } from '#contract/show-moment.ts';
import type { LeadProps, StepsProps } from './application-receipt-steps.tsx';
import { OwnCopy } from './own-copy.tsx';
import type { Sent } from './use-submit.ts';
import { useWords } from './words.ts';

export const receiptWords = { en, es };

/** Returns what the applicant is asked for right away. The receipt no longer has the amount after a reload. */
export function documentsToSend(amount: string, lang: Language): RequiredDocument[] {
  const cents = typedCents(amount, lang);
  return documentsFor(Number.isNaN(cents) ? null : cents);
}

// Not part of the form's script, which has a budget. It loads with this file, so the receipt does not move when it
// shows. Without a connection the receipt shows no steps.
const loading = import('./application-receipt-steps.tsx').then(
  ({ ReceiptLead: Lead, ReceiptSteps: Steps }): Late => ({ Lead, Steps }),
  (): Late => ({ Lead: ({ lead }) => lead, Steps: () => null }),
);
type Late = { Lead: ComponentType<LeadProps>; Steps: ComponentType<StepsProps> };
const ReceiptLead = lazy(async () => ({ default: (await loading).Lead }));
const ReceiptSteps = lazy(async () => ({ default: (await loading).Steps }));

type Props = { sent: Sent; shownOver: string; onAnother: () => void };

/** Takes the place of the form; the address and the history stay, the page is no longer for search engines. */
export function ApplicationReceipt({ sent, shownOver, onAnother }: Props) {
  const { copy, lang, brand, links } = useWords();
  const success = receiptWords[lang];
  const heading = useRef<HTMLHeadingElement>(null);
  const email = sent.email === null ? null : maskedEmail(sent.email);
  // Where an earlier receipt was opened over an invitation, the way back leads to that invitation.
  const another = shownOver === '' ? links.form : `${links.form}${shownOver}`;

  useEffect(() => {
    document.title = `${copy.successTitle} | ${brand.company}`;
    const robots =
      document.head.querySelector<HTMLMetaElement>('meta[name=robots]') ??
      document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'robots' }));
    robots.content = 'noindex';
    if (sent.again) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [copy, brand, sent]);

  return (
    <Receipt
      title={success.heading}
      lead={
        <Suspense fallback={success.lead}>
          <ReceiptLead receivedAt={sent.receivedAt} timeZone={sent.timeZone} lead={success.lead} />
        </Suspense>
      }
      headingRef={heading}
      rows={[
        { label: success.reference, value: sent.reference },
        { label: success.received, value: showMoment(sent.receivedAt, lang, { timeZone: sent.timeZone }) },
        { label: success.amount, value: showTypedAmount(sent.amount) },
        { label: success.copySentTo, value: email ?? '' },
      ]}
      next={
        <Suspense>
          <ReceiptSteps sent={sent} email={email} />
        </Suspense>
      }
    >
      {sent.copyToken !== undefined && (
        <OwnCopy token={sent.copyToken} reference={sent.reference} words={success.ownCopy} />
      )}
      <a className="button button-outline apply-submit" href={links.home}>
        {success.home}
      </a>
      <a className="button button-outline apply-submit" href={another} onClick={onAnother}>
        {success.another}
      </a>
    </Receipt>
  );
}
