import { useId } from 'react';

type Props = { copy: { heading: string; list: { title: string; text: string }[] } };

/** Reasons side by side under one rule. */
export function Benefits({ copy }: Props) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <ul className="columns">
          {copy.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
