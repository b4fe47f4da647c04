import { type ReactNode, useId } from 'react';

type Props = { heading: string; text: string; children: ReactNode };

/** Shows heading and text on the left and the controls on the right. A phone shows them below each other. */
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
