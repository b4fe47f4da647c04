type Props = {
  copy: { heading: string; segments: string[]; list: { title: string; text: string }[] };
  id: string;
  /** The segment that takes far longer than the others. */
  longer?: number;
};

/** Steps on a dimension chain: the segment between two steps shows the time. On phones it is a line of its own. */
export const Steps = ({ copy, id, longer }: Props) => (
  <section className="section" aria-labelledby={id}>
    <div className="section-inner">
      <h2 id={id}>{copy.heading}</h2>
      <ol className="steps">
        {copy.list.map((step, i) => (
          <li key={step.title} className={i === longer ? 'steps-longer' : undefined}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {copy.segments[i] !== undefined && <p className="steps-segment">{copy.segments[i]}</p>}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
