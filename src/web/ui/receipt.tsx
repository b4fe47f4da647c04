import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  lead: string;
  rows: readonly { label: string; value: string }[];
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A confirmation to keep. Rows without a value are omitted. */
export const Receipt = ({ title, lead, rows, headingRef, children }: Props) => (
  <section className="receipt">
    <header className="receipt-head">
      <CircleCheck size={32} strokeWidth={1.75} aria-hidden />
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <p>{lead}</p>
    </header>
    <dl className="receipt-rows">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
    <div className="receipt-actions">{children}</div>
  </section>
);
