import { useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  copy: { heading: string; list: { title: string; text: string }[] };
  /** Without it, phones show every text. */
  lang?: Language;
};

/** Reasons side by side under one rule. With `lang`, phones show the titles first. */
export function Benefits({ copy, lang }: Props) {
  const id = useId();
  return (
    <section className="section fold" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <ul className="columns">
          {copy.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={lang && 'more'}>{text}</p>
            </li>
          ))}
        </ul>
        {lang && <ShowMore of={copy.heading} lang={lang} />}
      </div>
    </section>
  );
}
