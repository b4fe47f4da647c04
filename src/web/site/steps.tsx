import type { home } from '#copy/en/home.ts';

/** Three steps on a dimension chain: the time stands on the segment between them. */
export const Steps = ({ copy }: { copy: (typeof home)['steps'] }) => (
  <section className="section section-steps" aria-labelledby="how">
    <div className="section-inner">
      <h2 id="how">{copy.heading}</h2>
      <ol className="steps">
        {copy.list.map((step, i) => (
          <li key={step.title}>
            {copy.segments[i] !== undefined && <span className="steps-segment">{copy.segments[i]}</span>}
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
