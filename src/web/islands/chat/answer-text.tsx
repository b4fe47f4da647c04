import { Fragment } from 'react';
import { hasPage } from '#web/addresses.ts';

// A path of this site that stands by itself (after a space, a bracket or a quotation mark), a US phone number, an address of e-mail.
const PLACE = /(?<![^\s(“"«])(\/[\w/#-]*[\w#]|\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Plain text, always: what the server says is never read as HTML. Only our own pages, numbers to call and addresses to write to become links. */
export const AnswerText = ({ text, onFollow }: { text: string; onFollow: () => void }) =>
  text.split(PLACE).map((part, at) => {
    const href = hrefOf(part);
    return (
      // The pieces have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {href === undefined ? (
          part
        ) : (
          <a href={href} onClick={href === part ? onFollow : undefined}>
            {part}
          </a>
        )}
      </Fragment>
    );
  });

function hrefOf(part: string): string | undefined {
  if (part.startsWith('/')) return hasPage(part.split('#')[0] || '/') ? part : undefined;
  if (/^\(\d{3}\) [\d-]+$/.test(part)) return `tel:+1${part.replace(/\D/g, '')}`;
  return /^[\w.+-]+@[\w.-]+$/.test(part) ? `mailto:${part}` : undefined;
}
