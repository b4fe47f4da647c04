import { type ReactNode, useId } from 'react';

type Props = { heading: string; text: string; children: ReactNode };

/** What it is about at the left, what one can do at the right; one above the other on a phone. */
export function AccountSection({ heading, text, children }: Props) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-about">
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="account-body">{children}</div>
    </section>
  );
}
