import { useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  /** The place that links lead to. */
  id?: string;
  copy: { heading: string; list: { question: string; answer: string }[] };
};

/** The questions of a long list that a phone shows first. */
const SHOWN = 3;

/** Native accordion: the shared name keeps one open at a time, and it closes again. */
export function Faq({ id: place, copy }: Props) {
  const id = useId();
  return (
    <section className="section section-surface" id={place} aria-labelledby={id}>
      <div className="section-inner split">
        <h2 id={id}>{copy.heading}</h2>
        <div className="faq">
          {copy.list.map((one) => (
            <Question key={one.question} {...one} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A long list in two columns. Phones show its first questions and unfold the rest. */
export function LongFaq({ id: place, copy, lang }: Props & { lang: Language }) {
  const id = useId();
  const half = Math.ceil(copy.list.length / 2);
  return (
    <section className="section section-surface fold" id={place} aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <div className="faq-columns">
          <div className="faq">
            {copy.list.slice(0, half).map((one, n) => (
              <Question key={one.question} {...one} isMore={n >= SHOWN} />
            ))}
          </div>
          <div className="faq more">
            {copy.list.slice(half).map((one) => (
              <Question key={one.question} {...one} />
            ))}
          </div>
        </div>
        <ShowMore of={copy.heading} lang={lang} />
      </div>
    </section>
  );
}

const Question = ({ question, answer, isMore }: { question: string; answer: string; isMore?: boolean }) => (
  <details name="faq" className={isMore ? 'disclosure more' : 'disclosure'}>
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
);
