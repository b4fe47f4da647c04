import { Fragment } from 'react';
import { hasPage } from '#web/addresses.ts';

// A named page as [name](/path), a path of this site, a US phone number, or an email address. A path follows a space, a
// bracket or a quotation mark.
const PLACE =
  /(\[[^\]\n]{1,80}\]\(\/[\w/#-]*\)|(?<![^\s(“"«])\/[\w/#-]*[\w#]|(?<![^\s(“"«])\(\d{3}\) \d{3}-\d{4}|(?<![^\s(“"«])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const NAMED = /^\[([^\]]+)\]\((\/[\w/#-]*)\)$/;

/** Plain text, always: answers are never read as HTML. Only our own pages, phone numbers and email addresses become links. */
export const AnswerText = ({ text, onFollow }: { text: string; onFollow?: () => void }) =>
  text.split(PLACE).map((part, at) => {
    const { href, name } = linkOf(part);
    return (
      // The pieces have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {href === undefined ? (
          name
        ) : (
          <a href={href} onClick={href.startsWith('/') ? onFollow : undefined}>
            {name}
          </a>
        )}
      </Fragment>
    );
  });

function linkOf(part: string): { href: string | undefined; name: string } {
  const [, name, path] = NAMED.exec(part) ?? [];
  return { href: hrefOf(path ?? part), name: name ?? part };
}

function hrefOf(part: string): string | undefined {
  if (part.startsWith('/')) return hasPage(part.split('#')[0] || '/') ? part : undefined;
  if (/^\(\d{3}\) [\d-]+$/.test(part)) return `tel:+1${part.replace(/\D/g, '')}`;
  return /^[\w.+-]+@[\w.-]+$/.test(part) ? `mailto:${part}` : undefined;
}
