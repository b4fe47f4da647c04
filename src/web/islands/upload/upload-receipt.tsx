import { useEffect, useRef } from 'react';
import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { showMoment } from '#web/ui/show-moment.ts';
import type { ReceivedFile } from './use-sending.ts';
import type { UploadWords } from './words.ts';

type Props = { words: UploadWords; link: UploadLinkAnswer; received: ReceivedFile[]; onMore?: () => void };

/** One for all files of the visit: too small a word makes people send everything again. */
export function UploadReceipt({ words: { brand, copy, lang }, link, received, onMore }: Props) {
  const { receipt } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was said of a file that failed before lies over the receipt otherwise.
    dismissToasts();
    heading.current?.focus();
  }, []);
  const last = received.at(-1)?.uploadedAt ?? '';
  const { borrowerCompany, borrowerName } = link.dealInfo;
  return (
    <Receipt
      title={receipt.title(received.length)}
      lead={receipt.lead(brand.company, received.length)}
      headingRef={heading}
      rows={[
        { label: receipt.reference, value: link.reference },
        { label: receipt.received, value: showMoment(last, lang) },
        { label: receipt.for, value: borrowerCompany === '' ? borrowerName : borrowerCompany },
        { label: copy.details.uploads, value: copy.remaining(link.remainingUploads) },
      ]}
    >
      {onMore && (
        <button type="button" className="button button-outline" onClick={onMore}>
          {receipt.more}
        </button>
      )}
    </Receipt>
  );
}
