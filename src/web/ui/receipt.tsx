import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  lead: ReactNode;
  rows: readonly { label: string; value: string }[];
  headingRef?: Ref<HTMLHeadingElement>;
  /** What to do next. It comes before the facts to keep. */
  next?: ReactNode;
  children: ReactNode;
};

/** A confirmation to keep. Rows without a value are omitted. */
export const Receipt = ({ title, lead, rows, headingRef, next, children }: Props) => (
  <section className="receipt">
    <header className="receipt-head">
      <CircleCheck size={32} strokeWidth={1.75} aria-hidden />
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <p>{lead}</p>
    </header>
    {next !== undefined && <div className="receipt-actions">{next}</div>}
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
