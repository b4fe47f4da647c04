import { Fragment } from 'react';

/** In characters. A longer part may break anywhere, so that no table becomes wider than its panel. */
const LONGEST_PART = 30;

/** Text in which an email address breaks before its @ only. */
export function EmailText({ children }: { children: string }) {
  const parts = children.split(/(?=@)/);
  const isLong = parts.some((part) => part.split(/\s/).some((word) => word.length > LONGEST_PART));
  return (
    <span className={isLong ? 'email-text email-text-long' : 'email-text'}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
