import { Check, Copy, Mail, MessageSquare, Share2 } from 'lucide-react';
import type { Deal } from '#contract/deals.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { isLoopback, QrImage } from '#web/portal/components/qr-dialog.tsx';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import { showInstant } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CreatedLink } from './link-dialog.tsx';

const { ready: words } = uploadLinkWords;

type Props = { deal: Deal; made: CreatedLink; onAnother: () => void; onClose: () => void };

/** The content of the dialog after a link was created: a QR code, an email, and the address to copy. */
export function LinkReady({ deal, made, onAnother, onClose }: Props) {
  const { uploadUrl } = made;
  const { copied, copy } = useCopy(uploadUrl);
  return (
    <>
      <div className="link-ready">
        <QrImage url={uploadUrl} label={words.code} />
        <div>
          <p>{isLoopback(uploadUrl) ? words.loopback : words.scan(deal.borrowerFirstName)}</p>
          <Link button icon={Mail} to={emailOf(deal, made)}>
            {words.email(deal.borrowerFirstName)}
          </Link>
          {deal.borrowerPhone !== '' && (
            <Link button variant="outline" icon={MessageSquare} to={textOf(deal, made)}>
              {words.sms(deal.borrowerFirstName)}
            </Link>
          )}
          {'share' in navigator && (
            <Button variant="outline" icon={Share2} onClick={() => void share(uploadUrl)}>
              {words.share}
            </Button>
          )}
          <Button variant="outline" icon={copied ? Check : Copy} onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
          <input
            className="field-control"
            readOnly
            value={uploadUrl}
            aria-label={words.link}
            ref={focus}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onAnother}>
          {words.another}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </>
  );
}

const messageOf = ({ borrowerFirstName }: Deal, { uploadUrl, expiresAt, requested }: CreatedLink) =>
  words.message({
    name: borrowerFirstName,
    documents: requested.map((one) => names[one].name),
    url: uploadUrl,
    until: showInstant(expiresAt),
  });

/** Opens a text message in the dealer's own program. */
const textOf = (deal: Deal, made: CreatedLink): string =>
  `sms:${deal.borrowerPhone.replace(/[^+\d]/g, '')}?&body=${encodeURIComponent(messageOf(deal, made).body)}`;

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
function emailOf(deal: Deal, made: CreatedLink): string {
  const { borrowerEmail } = deal;
  const { subject, body } = messageOf(deal, made);
  const text = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(borrowerEmail).replace('%40', '@')}?${text}`;
}

/** The form that had the focus is no longer on the screen. */
const focus = (input: HTMLInputElement | null): void => input?.focus();
