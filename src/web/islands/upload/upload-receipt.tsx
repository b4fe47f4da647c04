import { useEffect, useRef } from 'react';
import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { showMoment } from '#contract/show-moment.ts';
import type { UploadedFile } from './use-sending.ts';
import type { UploadWords } from './words.ts';

type Props = {
  words: UploadWords;
  link: UploadLinkAnswer;
  received: UploadedFile[];
  settled: boolean;
  onMore?: () => void;
};

/** One for all files of the visit, also when others failed (`settled`: none did). Too small a word makes people send everything again. */
export function UploadReceipt({ words: { brand, copy, lang, papers }, link, received, settled, onMore }: Props) {
  const { receipt } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    // The message of a file that failed before would cover the receipt.
    if (settled) dismissToasts();
  }, [settled]);
  const missing = link.requested.filter((one) => one.received === 0).map(({ paper }) => papers[paper].name);
  const [next] = missing;
  const all = link.requested.length;
  const { salesperson } = link;
  const lead = [
    receipt.lead(brand.company, received.length),
    ...(salesperson?.isNotified === true ? [receipt.notified(salesperson.name, salesperson.dealership)] : []),
    ...(next === undefined || link.remainingUploads === 0 ? [] : [receipt.next(all - missing.length, all, next)]),
  ].join(' ');
  const last = received.at(-1)?.uploadedAt ?? '';
  const { borrowerCompany, borrowerName } = link.dealInfo;
  return (
    <Receipt
      title={receipt.title(received.length)}
      lead={lead}
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
