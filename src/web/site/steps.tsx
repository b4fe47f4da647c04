import type { ReactNode } from 'react';

type Props = {
  copy: { heading: string; segments: string[]; list: { title: string; text: string }[] };
  id: string;
  /** The segment that takes far longer than the others. */
  longer?: number;
  /** Days of the first segments. They are drawn to one scale, and segments of unknown length dashed. */
  days?: readonly number[];
  children?: ReactNode;
};

/** Steps on a dimension chain: the segment between two steps shows the time. On phones it is a line of its own. */
export const Steps = ({ copy, id, longer, days, children }: Props) => (
  <section className="section" aria-labelledby={id}>
    <div className="section-inner">
      <h2 id={id}>{copy.heading}</h2>
      <ol className="steps">
        {copy.list.map((step, i) => (
          <li key={step.title} className={i === longer ? 'steps-longer' : days && lengthOf(days[i])}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {copy.segments[i] !== undefined && <p className="steps-segment">{copy.segments[i]}</p>}
          </li>
        ))}
      </ol>
      {children}
    </div>
  </section>
);

const lengthOf = (days: number | undefined): string =>
  days === undefined ? 'steps-open' : `steps-days-${String(days)}`;
