import { useId } from 'react';

type Props = {
  /** The place that links lead to. */
  id?: string;
  copy: { heading: string; list: { question: string; answer: string }[] };
};

/** Native accordion: the shared name keeps one open at a time, and it closes again. */
export function Faq({ id: place, copy }: Props) {
  const id = useId();
  return (
    <section className="section section-surface" id={place} aria-labelledby={id}>
      <div className="section-inner split">
        <h2 id={id}>{copy.heading}</h2>
        <div className="faq">
          {copy.list.map(({ question, answer }) => (
            <details key={question} name="faq" className="disclosure">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
