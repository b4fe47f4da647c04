import { useEffect, useRef } from 'react';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { OwnCopy } from './own-copy.tsx';
import type { Sent } from './use-submit.ts';
import { useWords } from './words.ts';

/** Takes the place of the form; the address and the history stay, the page is no longer for search engines. */
export function ApplicationReceipt({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { copy, lang, brand, links } = useWords();
  const { success } = copy;
  const heading = useRef<HTMLHeadingElement>(null);

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
      lead={success.lead}
      headingRef={heading}
      rows={[
        { label: success.reference, value: sent.reference },
        { label: success.received, value: receivedText(sent.receivedAt, lang, brand.timeZone) },
        { label: success.amount, value: showTypedAmount(sent.amount) },
        { label: success.copySentTo, value: maskedEmail(sent.email) },
      ]}
    >
      {sent.copyToken !== undefined && <OwnCopy token={sent.copyToken} reference={sent.reference} />}
      <a className="button button-outline apply-submit" href={links.home}>
        {success.home}
      </a>
      <a className="button button-outline apply-submit" href={links.form} onClick={onAnother}>
        {success.another}
      </a>
    </Receipt>
  );
}

/** The instant with its zone named: Nov 21, 2026, 2:31 PM CST. */
export function receivedText(at: string, lang: string, timeZone: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(`${lang}-US`, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(date);
}

/** e•••@example.com */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••');
