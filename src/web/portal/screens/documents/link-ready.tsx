import { Check, Copy, Mail, MessageSquare, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Deal } from '#contract/deals.ts';
import { type Language, languages } from '#contract/language.ts';
import { showMoment } from '#contract/show-moment.ts';
import { requiredDocuments as en } from '#copy/en/required-documents.ts';
import { uploadMessage as enMessage } from '#copy/en/upload-message.ts';
import { requiredDocuments as es } from '#copy/es/required-documents.ts';
import { uploadMessage as esMessage } from '#copy/es/upload-message.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { addresses } from '#web/addresses.ts';
import { useSession } from '#web/client/session.ts';
import { isLocalAddress, QrImage } from '#web/portal/components/qr-dialog.tsx';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { dialable, emailHref } from '#web/ui/contact-href.ts';
import { DialogActions } from '#web/ui/dialog.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CreatedLink } from './link-dialog.tsx';

const { ready: words } = uploadLinkWords;

type Props = { deal: Deal; made: CreatedLink; dealership: string; onAnother: () => void; onClose: () => void };

/**
 * The content of the dialog after a link was created: the address to copy, messages, and a QR code. The language is the
 * one that the dealer chose last for this deal on this device, or in which the customer applied.
 */
export function LinkReady({ deal, made, dealership, onAnother, onClose }: Props) {
  const slot = `${portalBrand.productKey}:link-language:${deal.id}`;
  const [language, setLanguage] = useState<Language>(
    () => languages.find((one) => one === localStorage.getItem(slot)) ?? deal.applicationInvite?.language ?? 'en',
  );
  const choose = (next: Language): void => {
    localStorage.setItem(slot, next);
    setLanguage(next);
  };
  const url = urlIn(language, made.uploadUrl);
  const { copied, copy } = useCopy(url);
  const message = useMessage(deal, made, { language, url, dealership });
  return (
    <>
      <div className="link-ready">
        <div>
          <Button ref={focus} icon={copied ? Check : Copy} onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
          <SegmentedField
            frame={{ id: 'link-language', label: words.language }}
            options={languageOptions}
            radio={{
              name: 'link-language',
              value: language,
              onChange: ({ target }) => choose(target.value === 'es' ? 'es' : 'en'),
            }}
          />
          {deal.borrowerPhone !== '' && (
            <Link button variant="outline" icon={MessageSquare} to={textOf(deal, message)}>
              {words.sms(deal.borrowerFirstName)}
            </Link>
          )}
          {'share' in navigator && (
            <Button variant="outline" icon={Share2} onClick={() => void share(url)}>
              {words.share}
            </Button>
          )}
          <Link button variant="outline" icon={Mail} to={emailOf(deal, message)}>
            {words.email(deal.borrowerFirstName)}
          </Link>
          <input
            className="field-control"
            readOnly
            value={url}
            aria-label={words.link}
            onFocus={({ target }) => selectFromStart(target)}
          />
        </div>
        <figure>
          <QrImage url={url} label={words.code} />
          <figcaption>{isLocalAddress(url) ? words.loopback : words.scan(deal.borrowerFirstName)}</figcaption>
        </figure>
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </DialogActions>
    </>
  );
}

const languageOptions = languages.map((value) => ({ value, label: words.languages[value] }));
const texts = { en: { message: enMessage, names: en }, es: { message: esMessage, names: es } };

/** Returns the address of the page in this language. The English one opens in the customer's browser language. */
function urlIn(language: Language, uploadUrl: string): string {
  if (language === 'en') return uploadUrl;
  const url = new URL(uploadUrl);
  url.pathname = url.pathname.replace(addresses.upload.en, addresses.upload.es);
  url.searchParams.set('lang', language);
  return url.href;
}

type Message = ReturnType<typeof enMessage>;

/** The message to the customer, with the name of the signed-in salesperson and of the dealership. */
function useMessage(
  { borrowerFirstName, equipmentDescription }: Deal,
  { expiresAt, requested }: CreatedLink,
  { language, url, dealership }: { language: Language; url: string; dealership: string },
): Message {
  const user = useSession()?.user;
  const { message, names } = texts[language];
  return message({
    name: borrowerFirstName,
    machine: equipmentDescription.trim().split('\n')[0] ?? '',
    documents: requested.map((one) => names[one].name),
    url,
    until: showMoment(expiresAt, language),
    salesperson: user ? `${user.firstName} ${user.lastName}` : '',
    dealership,
  });
}

/** Opens a text message in the dealer's own program. */
export const textOf = (deal: Deal, { body }: { body: string }): string =>
  `sms:${dialable(deal.borrowerPhone)}?&body=${encodeURIComponent(body)}`;

/** Opens the share sheet of the device. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // The dealer closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Opens an email in the dealer's own email program. The customer then knows the sender. */
export const emailOf = ({ borrowerEmail }: Deal, message: Message): string => emailTo(borrowerEmail, message);

export function emailTo(address: string, { subject, body }: Message): string {
  const text = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `${emailHref(address)}?${text}`;
}

/** Selects the address for copying, and shows its beginning. */
function selectFromStart(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, 'backward');
  input.scrollLeft = 0;
}

/** The form that had the focus is no longer on the screen, and its end may be what a phone shows. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  button?.closest('[role=dialog]')?.scrollTo(0, 0);
}
