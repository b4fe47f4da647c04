import { Fragment } from 'react';
import { hasPage } from '#web/addresses.ts';

// A path of this site that stands by itself: after a space, a bracket or a quotation mark.
const PLACE = /(?<![^\s(“"«])(\/[\w/#-]*[\w#])/;

/** Plain text, always: what the server says is never read as HTML. Only addresses of our own pages become links. */
export const AnswerText = ({ text, onFollow }: { text: string; onFollow: () => void }) =>
  text.split(PLACE).map((part, at) => (
    // The pieces have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {isPlace(part) ? (
        <a href={part} onClick={onFollow}>
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ));

const isPlace = (part: string): boolean => part.startsWith('/') && hasPage(part.split('#')[0] || '/');
