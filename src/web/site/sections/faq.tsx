import { useId } from 'react';

type Props = { copy: { heading: string; list: { question: string; answer: string }[] } };

/** Native accordion: the shared name keeps one open at a time, and it closes again. */
export function Faq({ copy }: Props) {
  const id = useId();
  return (
    <section className="section section-surface" aria-labelledby={id}>
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
